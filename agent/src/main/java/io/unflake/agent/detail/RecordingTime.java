package io.unflake.agent.detail;

import java.util.concurrent.TimeUnit;

/** Limits the time that recording takes, to a part of the time that the test takes. */
final class RecordingTime {

    private static final long INITIAL_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

    private long start = System.nanoTime();
    private long spent;

    /** Whether there is time left to record more of this test. */
    boolean isLeft(long now) {
        return spent < INITIAL_NANOS + (now - start) / 2;
    }

    void spend(long nanos) {
        spent += nanos;
    }

    /** The next test begins. */
    void renew() {
        start = System.nanoTime();
        spent = 0;
    }
}
