package io.unflake.hooks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Where added delays are waited for; when it opens, they all end at once. */
public final class Gate {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition OPENED = LOCK.newCondition();
    private static long openings;

    private Gate() {}

    /** Waits so long, or until the gate opens. */
    static void pause(long nanos) throws InterruptedException {
        LOCK.lockInterruptibly();
        try {
            long before = openings;
            long left = nanos;
            while (left > 0 && openings == before) {
                left = OPENED.awaitNanos(left);
            }
        } finally {
            LOCK.unlock();
        }
    }

    /** The same where the API that is slowed down does not heed interrupts; the flag stays. */
    static void pauseUninterrupted(long nanos) {
        try {
            pause(nanos);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends all delays that are being waited for. */
    public static void open() {
        LOCK.lock();
        try {
            openings++;
            OPENED.signalAll();
        } finally {
            LOCK.unlock();
        }
    }
}
