package own;

import io.unflake.hooks.spi.CustomStrategy;
import java.util.List;

/** What a user would write: a disk without any room. */
public final class NoRoom implements CustomStrategy {

    @Override
    public String name() {
        return "disk.none";
    }

    @Override
    public String description() {
        return "a disk of no size";
    }

    @Override
    public List<String> targets() {
        return List.of("java.io.File.getTotalSpace()");
    }

    @Override
    public Object result(Object value) {
        return 0L;
    }
}
