package bakery.menu;

/** A roll; its fields are the columns of a table. */
public final class Roll {

    private final String name = "rye";
    private final int grams = 60;
    private final int cents = 45;

    /** Returns the heading of the first column. */
    public static String firstColumn() {
        return Roll.class.getDeclaredFields()[0].getName();
    }

    public String label() {
        return name + " " + grams + " g " + cents + " ct";
    }
}
