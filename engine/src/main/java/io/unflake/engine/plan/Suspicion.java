package io.unflake.engine.plan;

import io.unflake.model.TestId;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A rare value that a test leaves in some state, and the tests that use this state but never ran with that value.
 *
 * <p>Suspicions are compared by identity: comparing thousands of readers would take most of the search time.
 */
final class Suspicion {

    private final String state;
    private final String value;
    private final TestId polluter;
    private final List<TestId> readers;

    Suspicion(String state, String value, TestId polluter, List<TestId> readers) {
        this.state = state;
        this.value = value;
        this.polluter = polluter;
        this.readers = List.copyOf(readers);
    }

    String state() {
        return state;
    }

    String value() {
        return value;
    }

    /** The test that leaves the value. */
    TestId polluter() {
        return polluter;
    }

    /** The tests that may fail because of the value, in plain order. */
    List<TestId> readers() {
        return readers;
    }

    /** Returns the same suspicion about some of its readers; empty if there are none. */
    Optional<Suspicion> about(Predicate<TestId> wanted) {
        List<TestId> some = readers.stream().filter(wanted).toList();
        return some.isEmpty() ? Optional.empty() : Optional.of(new Suspicion(state, value, polluter, some));
    }

    @Override
    public String toString() {
        return polluter + " > " + state + " = " + value + " > " + readers;
    }
}
