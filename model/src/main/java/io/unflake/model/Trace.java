package io.unflake.model;

/**
 * State that a test used and the value that it left.
 *
 * @param state such as {@code field shop.Config.currency}, {@code file target/cart.txt}, {@code table orders},
 *     {@code property user.home}, {@code locale} or {@code zone}
 * @param end represents the value at the end of the test: equal values have equal texts; empty if unknown
 * @param read whether the test may have used the previous value: not if it wrote first
 * @param wrote whether the test wrote the state, or may have done so
 */
public record Trace(String state, String end, boolean read, boolean wrote) {

    /** Combines this trace with a later one of the same test. */
    public Trace then(Trace later) {
        return new Trace(state, later.end, read || later.read, wrote || later.wrote);
    }

    public boolean isKnown() {
        return !end.isEmpty();
    }
}
