package market;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

/** The only stall of this market; all its state is static. */
public final class Stall {

    private static final String UNIT = "market.unit";
    private static final List<String> OFFERS = new ArrayList<>();

    private static Map<String, Integer> catalogue;
    private static String currency = "EUR";
    private static String lastGuest;

    private Stall() {}

    /** Resets all state. */
    public static void open() {
        OFFERS.clear();
        currency = "EUR";
        System.clearProperty(UNIT);
        Locale.setDefault(Locale.UK);
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/London"));
        Sign.takeDown();
        Ledger.close();
    }

    public static void offer(String product) {
        OFFERS.add(product);
    }

    public static int offers() {
        return OFFERS.size();
    }

    public static void take(String newCurrency) {
        currency = newCurrency;
    }

    public static String takes() {
        return currency;
    }

    public static String tag(int cents) {
        return currency + " " + cents / 100 + "." + cents % 100 / 10 + cents % 10;
    }

    /** Returns the price of a product; the list is created on first use and never changes. */
    public static int price(String product) {
        if (catalogue == null) {
            catalogue = new HashMap<>(Map.of("apples", 120, "beans", 250));
        }
        return catalogue.getOrDefault(product, 300);
    }

    public static void weighIn(String unit) {
        System.setProperty(UNIT, unit);
    }

    public static String weight(int amount) {
        return amount + " " + System.getProperty(UNIT, "kg");
    }

    /** Greets a guest and keeps the name, which no test reads. */
    public static String greet(String guest) {
        lastGuest = guest;
        return "Hello " + lastGuest;
    }
}
