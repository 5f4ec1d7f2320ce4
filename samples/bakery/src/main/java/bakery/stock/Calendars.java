package bakery.stock;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The weekdays of the delivery plan. */
public final class Calendars {

    private Calendars() {}

    public static String weekday(LocalDate date) {
        return DateTimeFormatter.ofPattern("EEEE").format(date);
    }

    public static String weekday(LocalDate date, Locale locale) {
        return DateTimeFormatter.ofPattern("EEEE", locale).format(date);
    }
}
