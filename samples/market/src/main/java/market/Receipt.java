package market;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** A receipt in the default locale and time zone. */
public final class Receipt {

    private Receipt() {}

    public static String total(int cents) {
        return String.format("%.2f", cents / 100.0);
    }

    public static int hour(Instant moment) {
        return ZonedDateTime.ofInstant(moment, ZoneId.systemDefault()).getHour();
    }
}
