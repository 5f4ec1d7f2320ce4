package bakery.stock;

import java.time.Clock;
import java.time.LocalDate;

/** A hygiene certificate and the last day on which it is valid. */
public record Certificate(LocalDate lastDay) {

    public static Certificate issueToday(int days) {
        return new Certificate(LocalDate.now().plusDays(days));
    }

    public boolean isValid() {
        return !LocalDate.now().isAfter(lastDay);
    }

    public boolean isValid(Clock clock) {
        return !LocalDate.now(clock).isAfter(lastDay);
    }
}
