package bakery.stock;

import java.time.Instant;
import java.util.Calendar;

/** What is printed on a sack of flour. */
public final class BatchLabel {

    private BatchLabel() {}

    /** The year of milling; labels have room for two digits only. */
    public static String twoDigitYear() {
        int year = Calendar.getInstance().get(Calendar.YEAR);
        return String.valueOf(year % 100 + 100).substring(1);
    }

    /** Milling time as old scanners read it: seconds in four bytes. */
    public static int stamp() {
        return (int) Instant.now().getEpochSecond();
    }
}
