package io.unflake.sanitise.run;

import java.util.Locale;

/** How a test ended. If the invocations of a test end differently, the constant declared last wins. */
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
