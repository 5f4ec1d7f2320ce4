package harbour.lock;

/** Shows the level of the water. */
public final class Gauge {

    private Gauge() {}

    /** Returns a level in metres. */
    public static String metres(int centimetres) {
        return String.format("%.1f", centimetres / 100.0);
    }
}
