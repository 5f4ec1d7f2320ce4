package io.unflake.engine.plan;

import io.unflake.model.TestId;
import java.util.HashSet;
import java.util.Set;

/**
 * Tells which state may live in an instance of a test class, which is gone when tests of another class have run.
 *
 * <p>Static fields of a test class are taken for such state too: that costs little more than running a polluter again.
 */
final class Instances {

    private static final String FIELD = "field ";

    private final Suite suite;
    private final Set<String> testClasses = new HashSet<>();

    Instances(Suite suite) {
        this.suite = suite;
        suite.tests().forEach(test -> add(test.className()));
    }

    /** Nested tests use the instance of the class around them. */
    private void add(String className) {
        for (int end = className.length(); end > 0; end = className.lastIndexOf('$', end - 1)) {
            testClasses.add(className.substring(0, end));
        }
    }

    boolean mayHold(String state) {
        return state.startsWith(FIELD)
                && testClasses.contains(
                        state.substring(FIELD.length(), Math.max(FIELD.length(), state.lastIndexOf('.'))));
    }

    /** Whether an order can bring what one test leaves there to another: not within a class that only runs as a whole. */
    boolean canBeMet(String state, TestId polluter, TestId reader) {
        return !mayHold(state) || !polluter.className().equals(reader.className()) || suite.standsAlone(reader);
    }
}
