package io.unflake.model.finding;

/**
 * What a test could wait for instead of some time.
 *
 * @param place where that is found in the code, such as {@code Mailbox.java:13}
 */
public record Cure(Signal signal, String place) {

    /** How another thread tells that it has done something. */
    public enum Signal {
        /** The thread counts down a latch, arrives at a barrier or releases a semaphore. */
        LATCH,
        /** The thread completes a future. */
        FUTURE,
        /** The thread signals a condition or notifies whoever waits. */
        CONDITION,
        /** The thread puts something into a queue. */
        QUEUE,
        /** The thread calls code of the test. */
        CALLBACK,
        /** The task was submitted to a pool. */
        POOL,
        /** The thread ends. */
        JOIN
    }
}
