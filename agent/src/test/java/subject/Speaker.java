package subject;

/** Needs a class that must be loaded first. */
public final class Speaker {

    private Speaker() {}

    public static Object loadsAClass() {
        return new Quiet();
    }

    /** Loaded when it is first used. */
    static final class Quiet {}
}
