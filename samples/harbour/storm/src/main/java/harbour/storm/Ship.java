package harbour.storm;

/** The only ship in the storm. */
public final class Ship {

    private static boolean mast = true;

    private Ship() {}

    public static void loseMast() {
        mast = false;
    }

    /** Steps a new mast, or takes it away again. */
    public static void mast(boolean stands) {
        mast = stands;
    }

    public static boolean hasMast() {
        return mast;
    }

    /** Returns the flag that the build hoists. */
    public static String flag() {
        return System.getProperty("harbour.flag", "none");
    }

    /** Sounds the horn, and returns whether it could be heard. */
    public static boolean horn() {
        System.out.println("tuut");
        return !System.out.checkError();
    }
}
