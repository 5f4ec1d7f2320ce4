package io.unflake.sanitise.junit4;

import io.unflake.sanitise.run.SanitiserSkip;
import io.unflake.sanitise.run.SkipReason;
import org.junit.AssumptionViolatedException;

/** Skips a test of JUnit 4; what it failed with is the cause. */
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
