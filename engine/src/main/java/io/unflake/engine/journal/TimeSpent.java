package io.unflake.engine.journal;

/**
 * The time that a detection has taken so far, in all its sessions.
 *
 * @param totalMillis the total time, except for describing the project
 */
public record TimeSpent(long explorationMillis, long confirmationMillis, long proofMillis, long totalMillis) {

    public static final TimeSpent NONE = new TimeSpent(0, 0, 0, 0);
}
