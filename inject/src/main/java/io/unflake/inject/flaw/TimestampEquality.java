package io.unflake.inject.flaw;

/** Reads the clock twice and expects that hardly any time has passed. */
public final class TimestampEquality {

    private TimestampEquality() {}

    static void gated(boolean open) throws InterruptedException {
        long created = System.currentTimeMillis();
        if (open) {
            Thread.sleep(3);
            long found = System.currentTimeMillis();
            if (created != found) {
                throw new AssertionError("expected the timestamp " + created + " but was " + found);
            }
        }
    }

    static void natural() {
        long created = System.currentTimeMillis();
        long found = System.currentTimeMillis();
        if (found - created >= 1_000) {
            throw new AssertionError("expected a timestamp of the second " + created + " but was " + found);
        }
    }
}
