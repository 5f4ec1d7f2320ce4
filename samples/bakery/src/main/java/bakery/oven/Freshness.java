package bakery.oven;

import java.util.function.LongSupplier;

/** Knows how long bread counts as warm. */
public final class Freshness {

    private final LongSupplier clock = System::currentTimeMillis;
    private final long baked = clock.getAsLong();
    private final long warmMillis;

    public Freshness(long warmMillis) {
        this.warmMillis = warmMillis;
    }

    public boolean isWarm() {
        return clock.getAsLong() - baked < warmMillis;
    }
}
