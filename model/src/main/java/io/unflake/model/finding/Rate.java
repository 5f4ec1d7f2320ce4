package io.unflake.model.finding;

/** The number of failed runs out of all runs. */
public record Rate(int failed, int runs) {

    public static final Rate NONE = new Rate(0, 0);

    public Rate plus(boolean failure) {
        return new Rate(failed + (failure ? 1 : 0), runs + 1);
    }

    public Rate plus(Rate other) {
        return new Rate(failed + other.failed, runs + other.runs);
    }

    /** Whether every run failed. */
    public boolean always() {
        return failed == runs;
    }

    /** Whether no run failed. */
    public boolean never() {
        return failed == 0;
    }

    @Override
    public String toString() {
        return failed + "/" + runs;
    }
}
