package io.unflake.engine.experiment;

import io.unflake.model.Observation;

/**
 * How many runs may be active at the same time.
 *
 * @param working runs whose tests do not mostly wait
 * @param waiting runs whose tests mostly wait, in addition
 * @param millisBetweenStarts the time between the starts of two runs whose tests mostly wait: JVMs do not wait while
 *     they start
 * @param ready how many JVMs for runs whose tests mostly wait were started in advance
 */
public record Places(int working, int waiting, long millisBetweenStarts, int ready) {

    /** How long one processor is busy until a new JVM runs its first test. */
    private static final long START_MILLIS = 2_000;

    private static final int MOST_WORKING_PER_JOB = 2;
    private static final int WAITING_PER_PLACE = 4;
    private static final int BUSY_WAITING_PER_JOB = 2;

    /** One run at a time. */
    public static final Places ONE = new Places(1, 0, 0);

    Places(int working, int waiting, long millisBetweenStarts) {
        this(working, waiting, millisBetweenStarts, 0);
    }

    /** Returns the same places, for some of which JVMs were started in advance. Others start only if runs take long. */
    public Places with(int jvmsReady) {
        return new Places(working, waiting, jvmsReady > 0 ? 2 * START_MILLIS : millisBetweenStarts, jvmsReady);
    }

    /** Places for tests of which nothing is known. */
    public static Places of(int jobs) {
        return withWorking(jobs, jobs);
    }

    /**
     * Places for the tests of a suite. Tests that often wait leave room for others. If a suite keeps a processor busy all
     * the time, its tests do so even while they wait, for instance by the threads of their servers.
     *
     * @param jobs the number of runs that may use the CPU at the same time
     * @param baseline a run of the suite while no other run was active
     */
    public static Places of(int jobs, Observation baseline) {
        if (baseline.cpuMillis() == 0) {
            return of(jobs);
        }
        double usage = (double) baseline.cpuMillis() / baseline.millis();
        return usage >= 1
                ? new Places(jobs, BUSY_WAITING_PER_JOB * jobs, START_MILLIS / jobs)
                : withWorking(Math.min(MOST_WORKING_PER_JOB * jobs, (int) Math.round(jobs / usage)), jobs);
    }

    private static Places withWorking(int working, int jobs) {
        return new Places(working, WAITING_PER_PLACE * working, START_MILLIS / jobs);
    }
}
