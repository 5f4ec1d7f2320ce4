package io.unflake.sanitise.junit4;

import io.unflake.sanitise.run.Excuse;
import io.unflake.sanitise.run.Excused;
import org.junit.AssumptionViolatedException;

/** Skips a test of JUnit 4; what it failed with is the cause. */
final class SanitisedAssumption extends AssumptionViolatedException implements Excused {

    private static final long serialVersionUID = 1;

    private final transient Excuse excuse;

    SanitisedAssumption(Excuse excuse, Throwable failure) {
        super(excuse.message(), failure);
        this.excuse = excuse;
    }

    @Override
    public Excuse excuse() {
        return excuse;
    }
}
