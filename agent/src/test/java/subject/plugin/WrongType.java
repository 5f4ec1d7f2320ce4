package subject.plugin;

import io.unflake.hooks.spi.CustomStrategy;
import java.util.List;

/** Returns a text where a boolean is required. */
public final class WrongType implements CustomStrategy {

    @Override
    public String name() {
        return "names.wrong";
    }

    @Override
    public String description() {
        return "answers with a wrong type";
    }

    @Override
    public List<String> targets() {
        return List.of("*.isHidden()");
    }

    @Override
    public Object result(Object value) {
        return "text";
    }
}
