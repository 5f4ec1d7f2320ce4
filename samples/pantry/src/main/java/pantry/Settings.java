package pantry;

import java.util.Map;

/** The settings of the house, which have to be loaded first. */
public final class Settings {

    private static Map<String, String> values;

    private Settings() {}

    public static void load(Map<String, String> newValues) {
        values = Map.copyOf(newValues);
    }

    public static String get(String name) {
        if (values == null) {
            throw new IllegalStateException("The settings are not loaded");
        }
        return values.getOrDefault(name, "");
    }
}
