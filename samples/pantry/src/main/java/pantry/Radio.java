package pantry;

/** The radio in the pantry. */
public final class Radio {

    private static int kilohertz;

    private Radio() {}

    public static void tune(int newKilohertz) {
        kilohertz = newKilohertz;
    }

    public static String play() {
        return kilohertz == 0 ? "noise" : "music at " + kilohertz + " kHz";
    }
}
