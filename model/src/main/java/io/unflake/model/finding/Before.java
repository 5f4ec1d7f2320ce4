package io.unflake.model.finding;

import io.unflake.model.TestId;

/**
 * A test that, by running before another one, decides whether that fails.
 *
 * @param role what it does to the other one
 * @param state what it leaves changed that the other one uses, such as {@code field shop.Config.currency}; null if nobody
 *     knows
 */
public record Before(TestId test, String role, String state) {

    /** Leaves something behind that makes the other one fail. */
    public static final String POLLUTER = "polluter";

    /** The test itself, which fails when it runs a second time. */
    public static final String ITSELF = "itself";

    /** Leaves something behind without which the other one fails. */
    public static final String SETTER = "state-setter";

    public Before(TestId test, String role) {
        this(test, role, null);
    }

    /** The same, with what it leaves changed. */
    public Before leaving(String changed) {
        return new Before(test, role, changed);
    }

    public boolean makesItFail() {
        return !role.equals(SETTER);
    }
}
