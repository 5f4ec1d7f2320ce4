package io.unflake.hooks;

/** Which classes with an initialiser were used in a way that would initialise them, had nobody done so before. */
public final class UsedClasses {

    static final Marks CLASSES = new Marks();

    private UsedClasses() {}

    /** A class is used. */
    public static void hit(int classId) {
        if (!CLASSES.fast[classId]) {
            CLASSES.mark(classId, false);
        }
    }

    /** Makes room for a class; called before the code that names it can run. */
    public static void reserve(int classId) {
        CLASSES.reserve(classId);
    }

    /** Ids of the classes used since the last call. */
    public static int[] drain() {
        return CLASSES.drain();
    }
}
