package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.strategy.SiteKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The tests that sleep. They are the first whose threads are delayed: who waits for another thread by a sleep waits too
 * short if that thread is slow.
 */
public final class SleepingTests {

    private SleepingTests() {}

    /**
     * Returns those of the tests that sleep, the shortest first, as many as run within some time.
     *
     * @param millis how long they may take together
     */
    public static Set<TestId> within(long millis, Collection<TestId> tests, Observation baseline) {
        Set<TestId> wanted = new HashSet<>(tests);
        Map<TestId, Long> sleeping = new LinkedHashMap<>();
        baseline.results().stream()
                .filter(result -> wanted.contains(result.test().base()) && sleeps(result))
                .forEach(result -> sleeping.merge(result.test().base(), result.millis(), Long::sum));
        List<TestId> shortestFirst = new ArrayList<>(sleeping.keySet());
        shortestFirst.sort(Comparator.comparing(sleeping::get));
        Set<TestId> within = new HashSet<>();
        long left = millis;
        for (TestId test : shortestFirst) {
            left -= sleeping.get(test);
            if (left >= 0) {
                within.add(test);
            }
        }
        return within;
    }

    private static boolean sleeps(TestResult result) {
        return result.reached().stream()
                .anyMatch(site -> site.project() && site.kind().equals(SiteKind.SLEEP));
    }
}
