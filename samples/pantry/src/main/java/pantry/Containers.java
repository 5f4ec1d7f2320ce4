package pantry;

import java.util.ArrayList;
import java.util.List;

/** Makes containers of a class that can be chosen. */
public final class Containers {

    private static Class<?> implementation = ArrayList.class;

    private Containers() {}

    public static void use(Class<?> type) {
        implementation = type;
    }

    @SuppressWarnings("unchecked")
    public static List<String> make() {
        try {
            return (List<String>) implementation.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
