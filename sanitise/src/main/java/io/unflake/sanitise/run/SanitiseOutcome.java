package io.unflake.sanitise.run;

import java.util.Locale;

/** How a test ended; of several invocations of one, the last of these that occurred stands for it. */
enum SanitiseOutcome {
    PASSED,
    QUARANTINED,
    SANITISED,
    FAILED;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
