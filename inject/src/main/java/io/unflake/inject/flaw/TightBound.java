package io.unflake.inject.flaw;

/** Expects the test to take no longer than it usually does. */
public final class TightBound {

    static final long GATED_NANOS = 1_000_000;
    static final long NATURAL_NANOS = 4_000_000_000L;

    private TightBound() {}

    static long before(boolean open) {
        return System.nanoTime();
    }

    /** If the gate is open, the bound is shorter than what the test takes. */
    static void gated(long before, boolean open) throws InterruptedException {
        if (open) {
            Thread.sleep(2);
            check(System.nanoTime() - before, GATED_NANOS);
        }
    }

    static void natural(long before) {
        check(System.nanoTime() - before, NATURAL_NANOS);
    }

    static void check(long nanos, long most) {
        if (nanos > most) {
            throw new AssertionError("took " + nanos + " ns, at most " + most + " expected");
        }
    }
}
