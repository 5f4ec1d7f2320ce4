package io.unflake.app.project;

import io.unflake.model.TestId;
import io.unflake.model.UserException;

/** Reads the name of a test as users type it. */
public final class NamedTest {

    private NamedTest() {}

    /** Whether a text names a test rather than the id of a finding. */
    public static boolean isTest(String text) {
        return text.contains("#");
    }

    /** Reads {@code Class#method}. */
    public static TestId parse(String text) {
        try {
            return TestId.parse(text);
        } catch (IllegalArgumentException e) {
            throw UserException.wrongUse(e.getMessage(), "Name a test such as shop.TillTest#closes.")
                    .because(e);
        }
    }
}
