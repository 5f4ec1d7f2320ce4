package io.unflake.inject.flaw;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Takes the first element of an unordered collection. */
public final class FirstOfUnordered {

    private FirstOfUnordered() {}

    static void gated(String expected, boolean open) {
        if (open) {
            natural(expected);
        }
    }

    static void natural(String expected) {
        Set<String> fruits = new HashSet<>();
        fruits.add("apple");
        fruits.add("banana");
        fruits.add("cherry");
        fruits.add("damson");
        fruits.add("elder");
        fruits.add("fig");
        List<String> list = new ArrayList<>(fruits);
        if (!list.get(0).equals(expected)) {
            throw new AssertionError("expected " + expected + " but was " + list.get(0));
        }
    }

    /** Two lists of the same collection. */
    static void own(Object unordered, boolean open) {
        if (open && unordered != null) {
            Collection<?> elements =
                    unordered instanceof Map ? ((Map<?, ?>) unordered).entrySet() : (Collection<?>) unordered;
            List<Object> one = new ArrayList<>(elements);
            List<Object> other = new ArrayList<>(elements);
            if (!one.isEmpty() && one.get(0) != other.get(0) && !one.get(0).equals(other.get(0))) {
                throw new AssertionError("expected " + one.get(0) + " but was " + other.get(0));
            }
        }
    }
}
