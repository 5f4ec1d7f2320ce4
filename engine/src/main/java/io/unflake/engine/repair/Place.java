package io.unflake.engine.repair;

import java.util.Locale;

/** What a patch changes. */
public enum Place {
    /** The class of a test that runs before the failing one and leaves state behind. */
    POLLUTER,
    /** The class of the failing test. */
    VICTIM,
    /** Code that the test calls. */
    CODE;

    /** The name in files and reports. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
