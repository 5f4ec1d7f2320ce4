package io.unflake.inject.operator;

import io.unflake.inject.place.TestClass;
import java.util.List;

/** A way to make a test flaky. */
public interface Operator {

    /** The short name, such as {@code SVD}. */
    String name();

    Kind kind();

    /** What the test does wrong, in one sentence. */
    String antiPattern();

    /** A real flaky test with this anti-pattern. */
    String reference();

    /** The places of a class where the flaw fits, in the form that is asked for. No two have the same tests. */
    List<FlawPlace> places(TestClass testClass, boolean gated);

    /** Why there may be no place at all. */
    default String limitation() {
        return "no test has a place for it, and no class can get an added test";
    }

    /**
     * What keeps the natural flaw from ever showing if the build sets it: beginnings of JVM arguments and environment
     * variables, such as {@code TZ=}.
     */
    default List<String> hiddenBy() {
        return List.of();
    }

    /** Classes that must be on the class path, as {@code org.mockito.Mockito}; they come from lib if they are not. */
    default List<String> needs() {
        return List.of();
    }
}
