package io.unflake.hooks;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Where threads wait for added delays to pass. Opening the gate ends all delays at once. */
public final class Gate {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition OPENED = LOCK.newCondition();
    private static final AtomicLong OPENINGS = new AtomicLong();

    private Gate() {}

    /** Returns the number of openings. Call it before deciding on a delay, so that no opening in between is missed. */
    public static long openings() {
        return OPENINGS.get();
    }

    /**
     * Waits for a duration, or until the gate opens. Returns immediately if the gate has opened since.
     *
     * @param since the result of {@link #openings} before the delay was decided
     */
    static void pause(long nanos, long since) throws InterruptedException {
        if (nanos <= 0) {
            return;
        }
        LOCK.lockInterruptibly();
        try {
            long left = nanos;
            while (left > 0 && OPENINGS.get() == since) {
                left = OPENED.awaitNanos(left);
            }
        } finally {
            LOCK.unlock();
        }
    }

    /** As {@link #pause} for APIs that ignore interrupts; the thread stays interrupted. */
    static void pauseUninterrupted(long nanos, long since) {
        try {
            pause(nanos, since);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends all current delays. */
    public static void open() {
        LOCK.lock();
        try {
            OPENINGS.incrementAndGet();
            OPENED.signalAll();
        } finally {
            LOCK.unlock();
        }
    }
}
