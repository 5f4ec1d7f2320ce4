package bakery.till;

import java.time.Duration;
import java.time.Instant;

/** An online basket, kept for a while. */
public final class Basket {

    private final Duration kept;
    private final Instant filled = Instant.now();

    public Basket(Duration kept) {
        this.kept = kept;
    }

    public boolean isExpired() {
        return Instant.now().isAfter(filled.plus(kept));
    }
}
