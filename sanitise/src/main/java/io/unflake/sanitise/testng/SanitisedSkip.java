package io.unflake.sanitise.testng;

import io.unflake.sanitise.run.Excuse;
import io.unflake.sanitise.run.Excused;
import org.testng.SkipException;

/** Skips a test of TestNG; what it failed with is the cause. */
final class SanitisedSkip extends SkipException implements Excused {

    private static final long serialVersionUID = 1;

    private final transient Excuse excuse;

    SanitisedSkip(Excuse excuse, Throwable failure) {
        super(excuse.message(), failure);
        this.excuse = excuse;
    }

    @Override
    public Excuse excuse() {
        return excuse;
    }
}
