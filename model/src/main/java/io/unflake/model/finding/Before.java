package io.unflake.model.finding;

import io.unflake.model.TestId;

/**
 * A test that makes another one fail, or pass, by running before it.
 *
 * @param role its role for the other test
 * @param state the state that it changes and the other test reads, such as {@code field shop.Config.currency}; null if
 *     unknown
 */
public record Before(TestId test, Role role, String state) {

    public Before(TestId test, Role role) {
        this(test, role, null);
    }

    /** Returns the same test with the state that it changes. */
    public Before leaving(String changed) {
        return new Before(test, role, changed);
    }

    /** Whether the other test fails if this one runs before it; otherwise it fails if this one does not. */
    public boolean makesItFail() {
        return role != Role.STATE_SETTER;
    }
}
