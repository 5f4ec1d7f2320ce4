package subject;

/** Uses the default locale, and a class that must be loaded first. */
public final class Speaker {

    private Speaker() {}

    public static String loud(String word) {
        return word.toUpperCase();
    }

    public static Object loadsAClass() {
        return new Quiet();
    }

    /** Loaded when it is first used. */
    static final class Quiet {}
}
