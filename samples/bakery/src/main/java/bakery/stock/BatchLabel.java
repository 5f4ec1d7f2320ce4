package bakery.stock;

import java.time.Instant;
import java.util.Calendar;

/** The label on a sack of flour. */
public final class BatchLabel {

    private BatchLabel() {}

    /** Returns the year of milling in two digits. */
    public static String twoDigitYear() {
        int year = Calendar.getInstance().get(Calendar.YEAR);
        return String.valueOf(year % 100 + 100).substring(1);
    }

    /** Returns the time of milling for old scanners: seconds in four bytes. */
    public static int stamp() {
        return (int) Instant.now().getEpochSecond();
    }
}
