package io.unflake.inject.flaw;

import java.util.HashMap;
import java.util.Map;

/** Compares the text of an unordered collection. */
public final class TextOfUnordered {

    private TextOfUnordered() {}

    static void gated(String expected, boolean open) {
        if (open) {
            natural(expected);
        }
    }

    static void natural(String expected) {
        Map<String, Integer> prices = new HashMap<>();
        prices.put("apple", 1);
        prices.put("banana", 2);
        prices.put("cherry", 3);
        prices.put("damson", 4);
        prices.put("elder", 5);
        prices.put("fig", 6);
        if (!prices.toString().equals(expected)) {
            throw new AssertionError("expected " + expected + " but was " + prices);
        }
    }

    /** Two texts of the same collection. */
    static void own(Object unordered, boolean open) {
        if (open && unordered != null) {
            String one = unordered.toString();
            String other = unordered.toString();
            if (!one.equals(other)) {
                throw new AssertionError("expected " + one + " but was " + other);
            }
        }
    }
}
