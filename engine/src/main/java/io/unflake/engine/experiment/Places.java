package io.unflake.engine.experiment;

import io.unflake.model.Observation;

/**
 * How many runs may be active at the same time.
 *
 * @param working runs whose tests do not mostly wait
 * @param waiting runs whose tests mostly wait, in addition
 */
public record Places(int working, int waiting) {

    private static final int MOST_WORKING_PER_JOB = 2;
    private static final int WAITING_PER_PLACE = 4;
    private static final int BUSY_WAITING_PER_JOB = 2;

    /** One run at a time. */
    public static final Places ONE = new Places(1, 0);

    /** Places for tests of which nothing is known. */
    public static Places of(int jobs) {
        return new Places(jobs, WAITING_PER_PLACE * jobs);
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
                ? new Places(jobs, BUSY_WAITING_PER_JOB * jobs)
                : of(Math.min(MOST_WORKING_PER_JOB * jobs, (int) Math.round(jobs / usage)));
    }
}
