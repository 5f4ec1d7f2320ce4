package io.unflake.sanitise.run;

/** How a test ended; of several invocations of one, the last of these that occurred stands for it. */
enum Outcome {
    PASSED,
    QUARANTINED,
    SANITISED,
    FAILED;

    Outcome and(Outcome other) {
        return compareTo(other) > 0 ? this : other;
    }

    @Override
    public String toString() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
