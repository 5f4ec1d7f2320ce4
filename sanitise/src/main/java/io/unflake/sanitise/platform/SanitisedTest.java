package io.unflake.sanitise.platform;

import io.unflake.sanitise.run.Excuse;
import io.unflake.sanitise.run.Excused;
import org.opentest4j.TestAbortedException;

/** Skips a test on the JUnit Platform; what it failed with is the cause. */
public final class SanitisedTest extends TestAbortedException implements Excused {

    private static final long serialVersionUID = 1;

    private final transient Excuse excuse;

    /** Skips for this reason. */
    public SanitisedTest(Excuse excuse, Throwable failure) {
        super(excuse.message(), failure);
        this.excuse = excuse;
    }

    @Override
    public Excuse excuse() {
        return excuse;
    }
}
