package io.unflake.app.reproduce;

import io.unflake.model.Failure;
import java.util.List;
import java.util.stream.Stream;

/**
 * What to reproduce.
 *
 * @param tests patterns of tests
 * @param failures the failures to look for; none for all failures of the tests
 */
record WantedFailures(List<String> tests, List<Failure> failures) {

    static final WantedFailures NONE = new WantedFailures(List.of(), List.of());

    WantedFailures {
        tests = tests.stream().distinct().toList();
        failures = List.copyOf(failures);
    }

    WantedFailures and(WantedFailures others) {
        return new WantedFailures(joined(tests, others.tests), joined(failures, others.failures));
    }

    private static <T> List<T> joined(List<T> some, List<T> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
