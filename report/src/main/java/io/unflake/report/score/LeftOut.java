package io.unflake.report.score;

/** Says how many mutants of suites were not measured. */
final class LeftOut {

    private LeftOut() {}

    /** What follows the number of mutants; empty if all of them were measured. */
    static String text(int mutants) {
        return mutants == 0 ? "" : " (" + mutants + " more in tests that the build does not run)";
    }
}
