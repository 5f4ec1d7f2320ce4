package pantry;

import java.time.Instant;

/** The one cupboard of the house. */
public final class Cupboard {

    private static Cupboard instance;

    private final Instant built = Instant.now();
    private boolean locked;
    private int opened;

    private Cupboard() {}

    public static synchronized Cupboard instance() {
        if (instance == null) {
            instance = new Cupboard();
        }
        return instance;
    }

    public void lock() {
        locked = true;
    }

    public void unlock() {
        locked = false;
    }

    /** Returns how often it was opened. */
    public int open() {
        if (locked) {
            throw new IllegalStateException("The cupboard, built at " + built + ", is locked");
        }
        return ++opened;
    }
}
