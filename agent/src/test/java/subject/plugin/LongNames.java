package subject.plugin;

import io.unflake.hooks.spi.CustomStrategy;
import java.util.List;

/** Lengthens file names and the names of ordered articles. */
public final class LongNames implements CustomStrategy {

    @Override
    public String name() {
        return "names.long";
    }

    @Override
    public String description() {
        return "names are long";
    }

    @Override
    public List<String> targets() {
        return List.of("java.io.File.getName()", "subject.Shop.order");
    }

    @Override
    public Object result(Object value) {
        return value + "!";
    }

    @Override
    public Object argument(int index, Object value) {
        return index == 1 ? "very " + value : value;
    }
}
