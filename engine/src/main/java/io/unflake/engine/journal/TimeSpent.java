package io.unflake.engine.journal;

/**
 * How much time a detection has taken so far, in all its sessions.
 *
 * @param totalMillis all time after the project was described
 */
public record TimeSpent(long explorationMillis, long confirmationMillis, long proofMillis, long totalMillis) {

    public static final TimeSpent NONE = new TimeSpent(0, 0, 0, 0);
}
