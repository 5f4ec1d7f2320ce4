package io.unflake.engine.plan;

import io.unflake.model.Hit;
import io.unflake.model.Observation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.ThreadKey;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.ThreadDelay;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The delay points that each thread of each test passes. */
public final class ThreadProfile {

    public static final String PURPOSE = "profile";

    /** Delays nothing, so that the hits of a run are a profile of its tests. */
    public static final Treatment TREATMENT = Treatment.of(ThreadDelay.of(Duration.ZERO, List.of()));

    private final Map<TestId, Map<ThreadKey, Set<Spot>>> points = new LinkedHashMap<>();
    private final Set<TestId> failed = new LinkedHashSet<>();

    /** A thread of a test, with the delay points that it passes. */
    public record ThreadOfTest(TestId test, ThreadKey thread, List<Spot> points) {

        /** Returns the places in the code where these points are. */
        public Set<Site> sites() {
            return points.stream().map(Spot::site).collect(Collectors.toSet());
        }
    }

    /** Adds what a run has shown, and returns the tests that showed something new. A test that fails is left out for good. */
    public Set<TestId> add(Observation profile) {
        profile.failures().forEach(failure -> failed.add(failure.test().base()));
        points.keySet().removeAll(failed);
        Set<TestId> showedMore = new LinkedHashSet<>();
        for (TestResult result : profile.results()) {
            if (failed.contains(result.test().base())) {
                continue;
            }
            Map<ThreadKey, Set<Spot>> ofTest =
                    points.computeIfAbsent(result.test().base(), test -> new LinkedHashMap<>());
            for (Hit hit : result.hits()) {
                boolean isNew = ofTest.computeIfAbsent(hit.thread(), thread -> new LinkedHashSet<>())
                        .add(Spot.all(hit.site()).on(hit.thread()));
                if (isNew) {
                    showedMore.add(result.test().base());
                }
            }
        }
        return showedMore;
    }

    /** Returns the tests that failed although nothing was delayed. */
    public Set<TestId> failed() {
        return Set.copyOf(failed);
    }

    /** Returns the threads that tests start. */
    public List<ThreadOfTest> startedThreads() {
        return threads().stream()
                .filter(each -> !each.thread.equals(ThreadKey.MAIN))
                .toList();
    }

    /** Returns all threads of all tests. */
    public List<ThreadOfTest> threads() {
        return points.entrySet().stream()
                .flatMap(test -> test.getValue().entrySet().stream()
                        .map(thread ->
                                new ThreadOfTest(test.getKey(), thread.getKey(), List.copyOf(thread.getValue()))))
                .toList();
    }
}
