package io.unflake.app.reproduce;

import io.unflake.engine.detect.DetectRequest.WantedFailure;
import io.unflake.model.Failure;
import java.util.List;
import java.util.stream.Stream;

/**
 * What to reproduce.
 *
 * @param tests patterns of tests
 * @param failures the failures to look for; a test of which none is listed may fail in any way
 */
record WantedFailures(List<String> tests, List<WantedFailure> failures) {

    static final WantedFailures NONE = new WantedFailures(List.of(), List.of());

    WantedFailures {
        tests = tests.stream().distinct().toList();
        failures = List.copyOf(failures);
    }

    boolean isEmpty() {
        return tests.isEmpty() && failures.isEmpty();
    }

    /** Failures of tests that are unknown. */
    static WantedFailures ofUnknown(List<Failure> failures) {
        return new WantedFailures(
                List.of(),
                failures.stream()
                        .map(failure -> new WantedFailure(null, failure))
                        .toList());
    }

    /** The same failures, of other tests. */
    WantedFailures ofAny(List<String> others) {
        return new WantedFailures(
                others,
                failures.stream()
                        .map(each -> new WantedFailure(null, each.failure()))
                        .toList());
    }

    WantedFailures and(WantedFailures others) {
        return new WantedFailures(joined(tests, others.tests), joined(failures, others.failures));
    }

    private static <T> List<T> joined(List<T> some, List<T> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
