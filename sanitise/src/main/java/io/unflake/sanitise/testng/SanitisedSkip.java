package io.unflake.sanitise.testng;

import io.unflake.sanitise.run.SanitiserSkip;
import io.unflake.sanitise.run.SkipReason;
import org.testng.SkipException;

/** Skips a TestNG test. The cause is the original failure. */
final class SanitisedSkip extends SkipException implements SanitiserSkip {

    private static final long serialVersionUID = 1;

    private final transient SkipReason reason;

    SanitisedSkip(SkipReason reason, Throwable failure) {
        super(reason.message(), failure);
        this.reason = reason;
    }

    @Override
    public SkipReason reason() {
        return reason;
    }
}
