package harbour.lock;

/** A framework that can be started once per JVM. */
public final class Sluice {

    private static boolean used;
    private static boolean open;

    private Sluice() {}

    public static synchronized void open() {
        if (used) {
            throw new IllegalStateException("the sluice was opened before in this JVM");
        }
        used = true;
        open = true;
    }

    public static synchronized void close() {
        open = false;
    }

    /** The level of the water after some boats. */
    public static synchronized int level(int boats) {
        if (!open) {
            throw new IllegalStateException("the sluice is closed");
        }
        return 100 - boats;
    }
}
