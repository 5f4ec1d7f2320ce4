package io.unflake.engine.repair;

/** How often a test fails without a patch, and so how many runs show that a patch works. */
record FailureRate(int failed, int runs) {

    private static final double DOUBT = 0.01;

    /** How many runs a test that fails at this rate passes by chance in less than one of a hundred cases. */
    int convincingRuns(int least) {
        if (failed == runs) {
            return least;
        }
        double passes = 1 - (double) failed / runs;
        return Math.max(least, (int) Math.floor(Math.log(DOUBT) / Math.log(passes)) + 1);
    }
}
