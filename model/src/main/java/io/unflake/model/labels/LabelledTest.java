package io.unflake.model.labels;

import io.unflake.model.TestId;
import java.util.Set;

/**
 * A test that takes part in an injected flaw.
 *
 * @param test the test as {@code Class#method}
 * @param role {@code flaky}, or its role in an order-dependent failure, such as {@code victim}
 */
public record LabelledTest(String test, String role) {

    public static final String FLAKY = "flaky";
    public static final String VICTIM = "victim";
    public static final String POLLUTER = "polluter";
    public static final String CLEANER = "cleaner";
    public static final String BRITTLE = "brittle";
    public static final String STATE_SETTER = "state-setter";
    public static final String STATE_UNSETTER = "state-unsetter";

    static final Set<String> ROLES = Set.of(FLAKY, VICTIM, POLLUTER, CLEANER, BRITTLE, STATE_SETTER, STATE_UNSETTER);

    /** Whether this is the test that passes in some runs and fails in others. */
    public boolean isFlaky() {
        return role.equals(FLAKY) || role.equals(VICTIM) || role.equals(BRITTLE);
    }

    /** Whether the flaw shows only if this test runs, too. */
    boolean isNeeded() {
        return !role.equals(CLEANER) && !role.equals(STATE_UNSETTER);
    }

    /** The test. */
    public TestId id() {
        return TestId.parse(test);
    }

    boolean isValid() {
        try {
            return test != null && role != null && ROLES.contains(role) && id() != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
