package io.unflake.engine.plan;

import io.unflake.model.TestId;
import java.util.HashSet;
import java.util.Set;

/**
 * Knows which state may belong to an instance of a test class; such state is lost as soon as another class runs.
 *
 * <p>Static fields of a test class are treated in the same way, which only costs additional runs of the polluter.
 */
final class Instances {

    private static final String FIELD = "field ";

    private final Suite suite;
    private final Set<String> testClasses = new HashSet<>();

    Instances(Suite suite) {
        this.suite = suite;
        suite.tests().forEach(test -> add(test.className()));
    }

    /** Adds enclosing classes too, since nested tests use their instances. */
    private void add(String className) {
        for (int end = className.length(); end > 0; end = className.lastIndexOf('$', end - 1)) {
            testClasses.add(className.substring(0, end));
        }
    }

    boolean mayBelongToInstance(String state) {
        return state.startsWith(FIELD)
                && testClasses.contains(
                        state.substring(FIELD.length(), Math.max(FIELD.length(), state.lastIndexOf('.'))));
    }

    /**
     * Whether any order can pass the polluter's value to the reader: no order can within a class that runs as a whole.
     */
    boolean canReach(String state, TestId polluter, TestId reader) {
        return !mayBelongToInstance(state)
                || !polluter.className().equals(reader.className())
                || suite.runsAlone(reader);
    }
}
