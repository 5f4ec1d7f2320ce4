package io.unflake.sanitise.platform;

import io.unflake.sanitise.run.SanitiserSkip;
import io.unflake.sanitise.run.SkipReason;
import org.opentest4j.TestAbortedException;

/** Skips a test on the JUnit Platform. The cause is the original failure. */
public final class SanitisedTest extends TestAbortedException implements SanitiserSkip {

    private static final long serialVersionUID = 1;

    private final transient SkipReason reason;

    /** Creates the exception with the original failure as cause. */
    public SanitisedTest(SkipReason reason, Throwable failure) {
        super(reason.message(), failure);
        this.reason = reason;
    }

    @Override
    public SkipReason reason() {
        return reason;
    }
}
