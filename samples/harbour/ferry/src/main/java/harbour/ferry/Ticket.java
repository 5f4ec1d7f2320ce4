package harbour.ferry;

import java.time.LocalDate;

/** A ticket that is sold with a fixed date. */
public final class Ticket {

    private static final LocalDate LAST_DAY = LocalDate.of(2199, 12, 31);

    private Ticket() {}

    public static boolean isValid() {
        return !LocalDate.now().isAfter(LAST_DAY);
    }
}
