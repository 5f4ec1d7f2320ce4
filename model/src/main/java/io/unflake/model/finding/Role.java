package io.unflake.model.finding;

import java.util.Locale;

/** The role of a test in an order-dependent failure. */
public enum Role {
    /** Leaves state behind that makes another test fail. */
    POLLUTER,
    /** Fails after a polluter. */
    VICTIM,
    /** Resets the state that a polluter left. */
    CLEANER,
    /** Sets up state without which another test fails. */
    STATE_SETTER,
    /** Fails unless a state-setter ran before. */
    BRITTLE,
    /** The failing test itself, which leaves state behind that makes its own second run fail. */
    ITSELF;

    /** The name in files and reports, such as {@code state-setter}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
