package pantry;

/** Shows the temperature in the unit that the system property {@code pantry.scale} names. */
public final class Thermometer {

    private Thermometer() {}

    public static String show(int celsius) {
        Journal.note(celsius);
        return switch (System.getProperty("pantry.scale", "C")) {
            case "F" -> celsius * 9 / 5 + 32 + " F";
            case "K" -> celsius + 273 + " K";
            default -> celsius + " C";
        };
    }
}
