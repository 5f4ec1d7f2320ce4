package io.unflake.hooks;

/** Collects classes used in a way that would trigger their static initialiser if it had not run yet. */
public final class UsedClasses {

    static final Marks CLASSES = new Marks();

    private UsedClasses() {}

    /** A class is used. */
    public static void hit(int classId) {
        if (!CLASSES.fast[classId]) {
            CLASSES.mark(classId, false);
        }
    }

    /** Makes room for a class. Must be called before the code that names the class runs. */
    public static void reserve(int classId) {
        CLASSES.reserve(classId);
    }

    /** Returns the ids of the classes used since the last call. */
    public static int[] drain() {
        return CLASSES.drain();
    }
}
