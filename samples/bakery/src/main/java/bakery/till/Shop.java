package bakery.till;

import java.time.Duration;
import java.time.Instant;

/** The shop; it opens when this class is initialised. */
public final class Shop {

    private static final Instant OPENED = Instant.now();

    private Shop() {}

    public static Duration openFor() {
        return Duration.between(OPENED, Instant.now());
    }
}
