package pantry;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/** Computes until when food can be eaten. */
public final class BestBefore {

    private BestBefore() {}

    public static LocalDate of(Instant baked, int days) {
        Journal.note(baked);
        return baked.atZone(ZoneId.systemDefault()).toLocalDate().plusDays(days);
    }
}
