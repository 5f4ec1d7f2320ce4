package bakery.office;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/** When cakes are picked up. */
public final class Appointments {

    private Appointments() {}

    /** The day in the books, which are kept in UTC. */
    public static LocalDate dayInTheBooks(LocalDateTime pickUp) {
        return pickUp.atZone(ZoneId.systemDefault())
                .withZoneSameInstant(ZoneOffset.UTC)
                .toLocalDate();
    }

    /** The day in the books of the shop, as the shop sees it. */
    public static LocalDate dayInTheShop(LocalDateTime pickUp) {
        ZoneId here = ZoneId.systemDefault();
        return pickUp.atZone(here).toInstant().atZone(here).toLocalDate();
    }

    /** How long a sourdough has rested when it is taken out at the same hour tomorrow. */
    public static Duration untilTomorrow() {
        ZonedDateTime now = ZonedDateTime.now();
        return Duration.between(now, now.plusDays(1));
    }

    /** The same by the kitchen timer. */
    public static Duration byTheTimer() {
        ZonedDateTime now = ZonedDateTime.now();
        return Duration.between(now, now.plus(Duration.ofDays(1)));
    }
}
