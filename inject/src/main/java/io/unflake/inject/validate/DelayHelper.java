package io.unflake.inject.validate;

import io.unflake.engine.plan.ThreadProfile;
import io.unflake.engine.plan.ThreadProfile.ThreadOfTest;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.ThreadDelay;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Searches delays under which tests fail: of one thread that a test starts, at all its points or only at the later ones.
 * Each run delays one thread of every test, since the points of different mutants are in different classes.
 */
final class DelayHelper {

    private static final List<Duration> DELAYS = List.of(Duration.ofMillis(200), Duration.ofSeconds(1));
    private static final int MOST_THREADS = 4;

    private final BiFunction<List<TestId>, Treatment, HelperRuns.Outcomes> runs;

    /** @param runs runs tests under a treatment */
    DelayHelper(BiFunction<List<TestId>, Treatment, HelperRuns.Outcomes> runs) {
        this.runs = runs;
    }

    /** The outcome of each test: a failure if some delay makes it fail. */
    HelperRuns.Outcomes search(List<TestId> tests, ThreadProfile profile) {
        Map<TestId, List<List<Spot>>> attempts = attempts(profile);
        Map<TestId, TestResult> failed = new HashMap<>();
        for (Duration delay : DELAYS) {
            for (int i = 0; i < 2 * MOST_THREADS; i++) {
                int attempt = i;
                List<TestId> open = tests.stream()
                        .filter(test -> !failed.containsKey(test)
                                && attempt
                                        < attempts.getOrDefault(test, List.of()).size())
                        .toList();
                List<Spot> spots = open.stream()
                        .flatMap(test -> attempts.get(test).get(attempt).stream())
                        .distinct()
                        .toList();
                if (!spots.isEmpty()) {
                    failed.putAll(failures(open, runs.apply(open, Treatment.of(ThreadDelay.of(delay, spots)))));
                }
            }
        }
        return new HelperRuns.Outcomes(failed);
    }

    private static Map<TestId, TestResult> failures(List<TestId> tests, HelperRuns.Outcomes outcomes) {
        Map<TestId, TestResult> failures = new HashMap<>();
        tests.stream()
                .filter(outcomes::failed)
                .forEach(test -> failures.put(test, outcomes.results().get(test)));
        return failures;
    }

    /** The later points come first: a thread that is late from the start is often too late to do harm. */
    private static Map<TestId, List<List<Spot>>> attempts(ThreadProfile profile) {
        Map<TestId, List<List<Spot>>> attempts = new LinkedHashMap<>();
        Map<TestId, List<ThreadOfTest>> byTest = new LinkedHashMap<>();
        profile.startedThreads()
                .forEach(each -> byTest.computeIfAbsent(each.test(), test -> new ArrayList<>())
                        .add(each));
        byTest.forEach((test, threads) -> {
            List<List<Spot>> all = new ArrayList<>();
            threads.stream().limit(MOST_THREADS).forEach(each -> all.add(later(each.points())));
            threads.stream().limit(MOST_THREADS).forEach(each -> all.add(each.points()));
            attempts.put(test, all);
        });
        return attempts;
    }

    private static List<Spot> later(List<Spot> points) {
        return points.subList(points.size() / 2, points.size());
    }
}
