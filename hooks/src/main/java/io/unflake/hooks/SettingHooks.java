package io.unflake.hooks;

/**
 * Hooks for settings that a JVM takes from its environment. They are called where the JDK reads the setting, so reads
 * through libraries are covered.
 */
public final class SettingHooks {

    public static final int LOCALE = 0;
    public static final int ZONE = 1;
    public static final int CHARSET = 2;
    public static final int SEPARATOR = 3;
    public static final int TEMP = 4;

    private static final int SETTINGS = 5;

    private static volatile Reader reader;
    private static volatile Choice[] choices = new Choice[SETTINGS];

    private SettingHooks() {}

    /** Sets the reader that is notified of reads; null for none. */
    public static void use(Reader newReader) {
        reader = newReader;
    }

    /** Sets the values that reads of a setting return at some sites. */
    public static synchronized void choose(int setting, Choice choice) {
        Choice[] changed = choices.clone();
        changed[setting] = choice;
        choices = changed;
    }

    /** Makes all reads return the real values again. */
    public static synchronized void chooseNothing() {
        choices = new Choice[SETTINGS];
    }

    /** Returns the values for a setting; null for the real ones. */
    public static Choice choice(int setting) {
        return choices[setting];
    }

    /** Called when a setting is read; returns the value to use. */
    public static Object read(Object real, int setting) {
        Reader current = reader;
        return current == null ? real : current.read(real, setting);
    }

    /** Called when a system property is read; some properties are settings. */
    public static String property(String real, String key) {
        if (reader == null || key == null) {
            return real;
        }
        return switch (key) {
            case "line.separator" -> (String) read(real, SEPARATOR);
            case "java.io.tmpdir" -> (String) read(real, TEMP);
            case "file.encoding" -> seen(real, CHARSET);
            case "user.timezone" -> seen(real, ZONE);
            default -> real;
        };
    }

    /** Called when a setting is read in a form that cannot be replaced. */
    private static String seen(String real, int setting) {
        Object unused = read(null, setting);
        return real;
    }

    /**
     * Called when a temporary file or directory is created.
     *
     * @param folder null for the default directory
     */
    public static void temporary(Object folder) {
        if (folder == null) {
            Object unused = read(null, TEMP);
        }
    }

    /** Is notified of reads and decides their results. */
    public interface Reader {

        Object read(Object real, int setting);
    }

    /** Decides the value that a read at a site returns; null for the real one. */
    public interface Choice {

        Object at(int site);
    }
}
