package io.unflake.model;

/**
 * State outside of a test that it touched, and how it left it.
 *
 * @param state such as {@code field shop.Config.currency}, {@code file target/cart.txt}, {@code table orders},
 *     {@code property user.home}, {@code locale} or {@code zone}
 * @param end stands for the value at the end of the test: equal values have equal texts; empty if nobody knows
 * @param read whether the test may have used what it found there: not if it wrote first
 * @param wrote whether the test has written it, or may have
 */
public record Trace(String state, String end, boolean read, boolean wrote) {

    /** What this trace and a later one of the same test come to. */
    public Trace then(Trace later) {
        return new Trace(state, later.end, read || later.read, wrote || later.wrote);
    }

    public boolean isKnown() {
        return !end.isEmpty();
    }
}
