package bakery.till;

import java.util.Date;
import java.util.Locale;

/** The amount and the time of a payment. */
public final class Receipt {

    private final Date printed = new Date();
    private final double total;

    public Receipt(double total) {
        this.total = total;
    }

    public Date printed() {
        return printed;
    }

    public String totalLine() {
        return String.format("Total %.2f", total);
    }

    public String totalLine(Locale locale) {
        return String.format(locale, "Total %.2f", total);
    }
}
