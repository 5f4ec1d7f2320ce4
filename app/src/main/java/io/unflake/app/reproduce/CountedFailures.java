package io.unflake.app.reproduce;

import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.FrameFilter;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Failures of tests; tests that failed most often come first, and so do their most frequent failures. */
final class CountedFailures {

    private final Map<String, OfTest> tests = new LinkedHashMap<>();

    /** Adds a failure of a test; null if only the test is known. */
    void add(TracedTest test, Failure failure) {
        tests.computeIfAbsent(test.pattern(), pattern -> new OfTest(test)).add(failure);
    }

    boolean isEmpty() {
        return tests.isEmpty();
    }

    WantedFailures wanted() {
        return tests.values().stream()
                .sorted(Comparator.comparing(each -> -each.count))
                .map(OfTest::wanted)
                .reduce(WantedFailures.NONE, WantedFailures::and);
    }

    private static final class OfTest {

        private final TracedTest test;
        private final Map<FailureFingerprint, Counted> failures = new LinkedHashMap<>();
        private int count;

        OfTest(TracedTest test) {
            this.test = test;
        }

        void add(Failure failure) {
            count++;
            if (failure != null) {
                failures.merge(
                        FailureFingerprint.of(failure, FrameFilter.BY_NAME),
                        new Counted(failure, 1),
                        (one, other) -> new Counted(one.failure, one.count + other.count));
            }
        }

        WantedFailures wanted() {
            Collection<Counted> all = failures.values();
            return new WantedFailures(
                    List.of(test.pattern()),
                    all.stream()
                            .sorted(Comparator.comparing(each -> -each.count))
                            .map(each -> test.wanted(each.failure))
                            .toList());
        }
    }

    private record Counted(Failure failure, int count) {}
}
