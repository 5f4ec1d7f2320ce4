package subject.plugin;

import io.unflake.hooks.spi.CustomStrategy;
import java.util.List;

/** Always throws. */
public final class Throwing implements CustomStrategy {

    @Override
    public String name() {
        return "names.throwing";
    }

    @Override
    public String description() {
        return "fails";
    }

    @Override
    public List<String> targets() {
        return List.of("java.io.File.getParent()");
    }

    @Override
    public Object result(Object value) {
        throw new IllegalStateException("on purpose");
    }
}
