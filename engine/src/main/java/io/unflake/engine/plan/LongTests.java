package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.TestId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the tests that take a large part of the time of their suite, with the other tests of their classes: some classes
 * can only run as a whole.
 */
public final class LongTests {

    private static final double LARGE_PART = 0.15;
    private static final long LEAST_MILLIS = 5_000;

    /** Classes with more tests than this are tried like all others. */
    private static final int MOST_IN_CLASS = 30;

    /** If there are fewer other tests, nobody has to wait. */
    private static final int LEAST_OTHERS = 10;

    private LongTests() {}

    /** Returns the methods of classes in which the invocations of a method take long together. */
    public static Set<TestId> in(Observation baseline) {
        Map<TestId, Long> millis = new LinkedHashMap<>();
        baseline.results().forEach(result -> millis.merge(result.test().base(), result.millis(), Long::sum));
        long whole = millis.values().stream().mapToLong(Long::longValue).sum();
        double least = Math.max(LEAST_MILLIS, LARGE_PART * whole);
        Map<String, List<TestId>> classes =
                millis.keySet().stream().collect(Collectors.groupingBy(TestId::outermostClass));
        Set<TestId> tests = classes.values().stream()
                .filter(members -> members.size() <= MOST_IN_CLASS)
                .filter(members -> members.stream().anyMatch(test -> millis.get(test) >= least))
                .flatMap(List::stream)
                .collect(Collectors.toSet());
        return millis.size() - tests.size() < LEAST_OTHERS ? Set.of() : tests;
    }
}
