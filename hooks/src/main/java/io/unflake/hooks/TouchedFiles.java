package io.unflake.hooks;

import java.io.File;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Records which files in some directories were read or written, in a JVM that records state.
 *
 * <p>JDK methods call this before they access a file, so nothing here may access a file itself.
 */
public final class TouchedFiles {

    /** How many files are recorded per test; later ones are dropped. */
    private static final int MAX_NAMES = 200;

    private static final int READ_ONLY = 1;
    private static final TouchedNames NAMES = new TouchedNames(MAX_NAMES);

    private static volatile String[] folders = {};
    private static volatile Thread[] ignored = {};

    private TouchedFiles() {}

    /** Starts to record files in these directories, and files with relative names. */
    public static void watch(List<String> wanted) {
        folders = wanted.toArray(new String[0]);
    }

    /** Excludes a thread from recording. */
    public static synchronized void ignore(Thread thread) {
        Thread[] all = Arrays.copyOf(ignored, ignored.length + 1);
        all[ignored.length] = thread;
        ignored = all;
    }

    /** Returns the names touched since the last call; see {@link TouchedNames#drain}. */
    public static Map<String, Integer> drain() {
        return NAMES.drain();
    }

    /** A file is read or queried. */
    public static void read(Object file) {
        note(file, true, false);
    }

    /** A file is overwritten or deleted. */
    public static void written(Object file) {
        note(file, false, true);
    }

    /** A file is changed, or created if absent. */
    public static void changed(Object file) {
        note(file, true, true);
    }

    /** A channel is opened. That also reads, since it depends on whether the file exists and may be written. */
    public static void opened(Object file, Set<?> options) {
        if (options != null) {
            boolean writes = options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND);
            note(file, true, writes);
        }
    }

    /** An output stream is opened. */
    public static void opened(Object file, Object[] options) {
        changed(file);
    }

    /** An output stream is opened. */
    public static void opened(Object file, boolean append) {
        changed(file);
    }

    /** A file is opened for reading, or for reading and writing. */
    public static void opened(Object file, int mode) {
        note(file, true, (mode & READ_ONLY) == 0);
    }

    private static boolean isIgnored(Thread thread) {
        for (Thread each : ignored) {
            if (each == thread) {
                return true;
            }
        }
        return false;
    }

    private static void note(Object file, boolean read, boolean written) {
        if (folders.length == 0 || file == null || isIgnored(Thread.currentThread())) {
            return;
        }
        String name = name(file);
        if (name == null || !isWanted(name)) {
            return;
        }
        DetailHooks.named("file", name, written, null);
        if (read) {
            NAMES.read(name);
        }
        if (written) {
            NAMES.written(name);
        }
    }

    /**
     * Returns null for files of other file systems, and for classes outside the JDK, whose methods might do anything.
     */
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
        // Loaded classes.
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
