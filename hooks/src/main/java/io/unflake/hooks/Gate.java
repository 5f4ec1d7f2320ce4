package io.unflake.hooks;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Where added delays are waited for; when it opens, they all end at once. */
public final class Gate {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition OPENED = LOCK.newCondition();
    private static final AtomicLong OPENINGS = new AtomicLong();

    private Gate() {}

    /** To be asked before a delay is decided upon, so that no opening in between is missed. */
    static long openings() {
        return OPENINGS.get();
    }

    /** Waits so long, or until the gate opens, if it has not opened since. */
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

    /** The same where the API that is slowed down does not heed interrupts; the flag stays. */
    static void pauseUninterrupted(long nanos, long since) {
        try {
            pause(nanos, since);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends all delays that are being waited for. */
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
