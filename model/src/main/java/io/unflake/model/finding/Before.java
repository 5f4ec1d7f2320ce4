package io.unflake.model.finding;

import io.unflake.model.TestId;

/**
 * A test that decides whether another one fails by running before it.
 *
 * @param role what it is to the other test
 * @param state the state it changes and the other test reads, such as {@code field shop.Config.currency}; null if unknown
 */
public record Before(TestId test, Role role, String state) {

    public Before(TestId test, Role role) {
        this(test, role, null);
    }

    /** The same with the state that it changes. */
    public Before leaving(String changed) {
        return new Before(test, role, changed);
    }

    /** Whether the other test fails because this one ran, not because it did not. */
    public boolean makesItFail() {
        return role != Role.STATE_SETTER;
    }
}
