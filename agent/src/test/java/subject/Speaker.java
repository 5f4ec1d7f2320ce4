package subject;

/** Needs a class that is loaded on first use. */
public final class Speaker {

    private Speaker() {}

    public static Object loadsAClass() {
        return new Quiet();
    }

    /** Loaded on first use. */
    static final class Quiet {}
}
