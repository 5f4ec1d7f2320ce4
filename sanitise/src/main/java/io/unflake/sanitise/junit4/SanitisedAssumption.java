package io.unflake.sanitise.junit4;

import io.unflake.sanitise.run.SanitiserSkip;
import io.unflake.sanitise.run.SkipReason;
import org.junit.AssumptionViolatedException;

/** Skips a JUnit 4 test. The cause is the original failure. */
final class SanitisedAssumption extends AssumptionViolatedException implements SanitiserSkip {

    private static final long serialVersionUID = 1;

    private final transient SkipReason reason;

    SanitisedAssumption(SkipReason reason, Throwable failure) {
        super(reason.message(), failure);
        this.reason = reason;
    }

    @Override
    public SkipReason reason() {
        return reason;
    }
}
