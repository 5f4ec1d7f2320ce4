package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.TestId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The tests that take a large part of the time of their suite, with the other tests of their classes: some classes can
 * only run as a whole.
 *
 * @param classes the names of top-level classes
 */
public record LongTests(Set<String> classes) {

    private static final double LARGE_PART = 0.15;
    private static final long LEAST_MILLIS = 5_000;

    /** Classes with more tests than this are tried like all others. */
    private static final int MOST_IN_CLASS = 30;

    /** If there are fewer other tests, nobody has to wait. */
    private static final int LEAST_OTHERS = 10;

    public LongTests {
        classes = Set.copyOf(classes);
    }

    /** Returns the classes in which all invocations of a method, together, take long. */
    public static LongTests in(Observation baseline) {
        Map<TestId, Long> millis = new LinkedHashMap<>();
        baseline.results().forEach(result -> millis.merge(result.test().base(), result.millis(), Long::sum));
        long whole = millis.values().stream().mapToLong(Long::longValue).sum();
        double least = Math.max(LEAST_MILLIS, LARGE_PART * whole);
        Map<String, List<TestId>> classes =
                millis.keySet().stream().collect(Collectors.groupingBy(TestId::outermostClass));
        classes.values()
                .removeIf(members -> members.size() > MOST_IN_CLASS
                        || members.stream().noneMatch(test -> millis.get(test) >= least));
        int tests = classes.values().stream().mapToInt(List::size).sum();
        return new LongTests(millis.size() - tests < LEAST_OTHERS ? Set.of() : classes.keySet());
    }

    public boolean isEmpty() {
        return classes.isEmpty();
    }

    public boolean contains(TestId test) {
        return classes.contains(test.outermostClass());
    }
}
