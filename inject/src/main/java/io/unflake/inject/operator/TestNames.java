package io.unflake.inject.operator;

import java.util.Optional;
import java.util.stream.IntStream;

/** Names for added tests, chosen so that they run after another one in the plain order of JUnit 4 and 5. */
final class TestNames {

    private static final int MOST_TRIES = 100_000;

    /** Spreads the suffixes, so that the hash codes of the names are spread, too. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** Leaves nine characters of a suffix: with seven, half of all hash codes would be out of reach. */
    private static final int SHIFT = 20;

    private TestNames() {}

    /**
     * A name that begins with a text and comes after another one. Both frameworks sort methods by the hash code of their
     * names by default, and by the names themselves if a class asks for that.
     */
    static Optional<String> after(String other, String start) {
        return IntStream.range(0, MOST_TRIES)
                .mapToObj(i -> start + "_" + Long.toString((i * SPREAD) >>> SHIFT, Character.MAX_RADIX))
                .filter(name -> name.hashCode() > other.hashCode() && name.compareTo(other) > 0)
                .findFirst();
    }
}
