package io.unflake.hooks;

/**
 * Readings of what a JVM takes from its surroundings, seen where the JDK itself reads it: no route through a library is
 * missed.
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

    /** Sets who is told of readings from now on; null for nobody. */
    public static void use(Reader newReader) {
        reader = newReader;
    }

    /** Sets what readings of a setting show from now on at some sites. */
    public static synchronized void choose(int setting, Choice choice) {
        Choice[] changed = choices.clone();
        changed[setting] = choice;
        choices = changed;
    }

    /** From now on all readings show what they really do. */
    public static synchronized void chooseNothing() {
        choices = new Choice[SETTINGS];
    }

    /** What readings of a setting show; null for what they really do. */
    public static Choice choice(int setting) {
        return choices[setting];
    }

    /** A setting is read; returns what is shown. */
    public static Object read(Object real, int setting) {
        Reader told = reader;
        return told == null ? real : told.read(real, setting);
    }

    /** A system property is read, which may be such a setting. */
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

    /** The setting is read in a form that is not shown otherwise. */
    private static String seen(String real, int setting) {
        Object unused = read(null, setting);
        return real;
    }

    /** A temporary file or folder is made, in a folder of the caller's own or in the usual one. */
    public static void temporary(Object folder) {
        if (folder == null) {
            Object unused = read(null, TEMP);
        }
    }

    /** Who is told of readings. */
    public interface Reader {

        Object read(Object real, int setting);
    }

    /** What a reading at a site shows; null for what it really does. */
    public interface Choice {

        Object at(int site);
    }
}
