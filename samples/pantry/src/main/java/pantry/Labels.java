package pantry;

/** Prints labels for jars. */
public final class Labels {

    private static String unit = "g";

    private Labels() {}

    public static String unit() {
        return unit;
    }

    public static void use(String newUnit) {
        unit = newUnit;
    }

    public static String of(String product, int weight) {
        Journal.note(product);
        return product + ", " + weight + " " + unit;
    }
}
