package bakery.office;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/** The dates when cakes are picked up. */
public final class Appointments {

    private Appointments() {}

    /** Returns the day in the books, which are kept in UTC. */
    public static LocalDate dayInTheBooks(LocalDateTime pickUp) {
        return pickUp.atZone(ZoneId.systemDefault())
                .withZoneSameInstant(ZoneOffset.UTC)
                .toLocalDate();
    }

    /** Returns the day in the time zone of the shop. */
    public static LocalDate dayInTheShop(LocalDateTime pickUp) {
        ZoneId here = ZoneId.systemDefault();
        return pickUp.atZone(here).toInstant().atZone(here).toLocalDate();
    }

    /** Returns how long a sourdough has rested at the same time tomorrow. */
    public static Duration untilTomorrow() {
        ZonedDateTime now = ZonedDateTime.now();
        return Duration.between(now, now.plusDays(1));
    }

    /** Returns the same, measured by a kitchen timer. */
    public static Duration byTheTimer() {
        ZonedDateTime now = ZonedDateTime.now();
        return Duration.between(now, now.plus(Duration.ofDays(1)));
    }
}
