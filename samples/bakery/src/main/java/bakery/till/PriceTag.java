package bakery.till;

import java.text.DecimalFormat;

/** The price tag on the shelf. */
public final class PriceTag {

    private static final DecimalFormat TWO_DIGITS = new DecimalFormat("0.00");

    private PriceTag() {}

    public static synchronized String of(double price) {
        return TWO_DIGITS.format(price);
    }
}
