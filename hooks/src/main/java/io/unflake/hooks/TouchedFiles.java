package io.unflake.hooks;

import java.io.File;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which files of a few folders were read or written, on any thread but the one that looks at them afterwards, in a JVM that
 * records it.
 *
 * <p>Methods of the JDK call this before they do what they are for, so that nothing here may reach a file itself.
 */
public final class TouchedFiles {

    /** Whoever touches more in one test takes them all alike. */
    private static final int MOST = 200;

    private static final int READ_ONLY = 1;
    private static final TouchedNames NAMES = new TouchedNames(MOST);

    private static volatile String[] folders = {};
    private static volatile Thread onlooker;

    private TouchedFiles() {}

    /** From now on files in these folders are noted, and those with relative names. */
    public static void watch(List<String> wanted) {
        folders = wanted.toArray(new String[0]);
    }

    /** What this thread does is not noted. */
    public static void ignore(Thread thread) {
        onlooker = thread;
    }

    /** Names as code gave them, each with how it was touched. */
    public static Map<String, Integer> drain() {
        return NAMES.drain();
    }

    /** A file is read, or asked for. */
    public static void read(Object file) {
        note(file, true, false);
    }

    /** A file is written or deleted, whatever was there before. */
    public static void written(Object file) {
        note(file, false, true);
    }

    /** A file is changed, or made unless it is there. */
    public static void changed(Object file) {
        note(file, true, true);
    }

    /** A channel is opened. */
    public static void opened(Object file, Set<?> options) {
        if (options == null) {
            return;
        }
        boolean writes = options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND);
        note(file, !writes || options.contains(StandardOpenOption.READ) || keeps(options), writes);
    }

    /** A stream is opened to write. */
    public static void opened(Object file, Object[] options) {
        note(file, options != null && options.length > 0 && keeps(Arrays.asList(options)), true);
    }

    private static boolean keeps(Collection<?> options) {
        return !options.contains(StandardOpenOption.TRUNCATE_EXISTING);
    }

    /** A stream is opened to write. */
    public static void opened(Object file, boolean append) {
        note(file, append, true);
    }

    /** A file is opened to read, or to write too. */
    public static void opened(Object file, int mode) {
        note(file, true, (mode & READ_ONLY) == 0);
    }

    private static void note(Object file, boolean read, boolean written) {
        if (folders.length == 0 || file == null || Thread.currentThread() == onlooker) {
            return;
        }
        String name = name(file);
        if (name == null || !isWanted(name)) {
            return;
        }
        if (read) {
            NAMES.read(name);
        }
        if (written) {
            NAMES.written(name);
        }
    }

    /** Null for what is no file of the system's own, or is of a class that may do anything when it is asked. */
    private static String name(Object file) {
        if (file.getClass().getClassLoader() != null) {
            return null;
        }
        if (file instanceof File named) {
            return named.getPath();
        }
        return file instanceof String || file instanceof Path ? file.toString() : null;
    }

    private static boolean isWanted(String name) {
        // Those are classes that are loaded.
        if (name.isEmpty() || name.endsWith(".class") || name.endsWith(".jar")) {
            return false;
        }
        for (String folder : folders) {
            if (name.startsWith(folder)) {
                return true;
            }
        }
        return !new File(name).isAbsolute();
    }
}
