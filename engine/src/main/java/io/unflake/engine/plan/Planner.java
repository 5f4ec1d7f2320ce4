package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Plans the runs of a trial: selects the tests that it can affect and the kind of JVM that they run in.
 *
 * <p>Tests run in warm JVMs, with two exceptions. If a class reached a site while it was initialised, the tests that
 * use this class run in a fresh JVM, since a warm one would not initialise it again. Trials with JVM settings always
 * need fresh JVMs.
 */
public final class Planner {

    public static final String PURPOSE = "explore";

    private static final int LISTS_PER_JOB = 3;

    /** Tests that wait for less than this do not need another JVM, whose start slows down all others. */
    private static final long MILLIS_PER_LIST = 12_000;

    private final Suite suite;
    private final Map<TestId, TestResult> baseline;
    private final RunDurations durations;
    private final int jobs;

    public Planner(Suite suite, Observation baseline, RunDurations durations, int jobs) {
        this.suite = suite;
        this.baseline = baseline.byTest();
        this.durations = durations;
        this.jobs = jobs;
    }

    /** Whether any test reaches a site that a trial perturbs. */
    public boolean reachesAnyTest(Trial trial) {
        return trial.isOrder() || baseline.values().stream().anyMatch(result -> isTried(trial, result));
    }

    /** How long the tests take that a trial concerns. */
    public long millisConcerned(Trial trial) {
        return baseline.values().stream()
                .filter(result -> isTried(trial, result))
                .mapToLong(TestResult::millis)
                .sum();
    }

    private static boolean isTried(Trial trial, TestResult result) {
        return result.passed() && (trial.reaches(result) || trial.reachesWhileInitialising(result));
    }

    /** Plans the runs of a layer; none if no test reaches a site that it perturbs. */
    public List<Run> plan(Layer layer) {
        if (layer.runsAgain()) {
            return again(layer);
        }
        if (layer.order().isPresent()) {
            Trial order = layer.order().get();
            return List.of(run(layer.all(), order.arrange(suite), Jvm.FRESH));
        }
        return plan(layer.all(), test -> true);
    }

    /** The suite once more in the JVM of the plain run, and in a fresh JVM what only happens once per JVM. */
    private List<Run> again(Layer layer) {
        Trial rest = layer.allInPlainOrder();
        List<Run> runs = new ArrayList<>();
        runs.add(new Run(suite.module(), PURPOSE, suite.tests(), rest.treatment(), Jvm.USED, 1));
        List<TestId> initialising = baseline.values().stream()
                .filter(result -> result.passed() && rest.reachesWhileInitialising(result))
                .map(result -> result.test().base())
                .toList();
        if (!initialising.isEmpty()) {
            runs.add(run(rest, suite.methods(initialising), Jvm.FRESH));
        }
        return runs;
    }

    /** Plans one run for each of these tests that the trial can affect, in fresh JVMs that they may share. */
    public List<Run> planEach(Trial trial, Collection<TestId> tests) {
        return tests.stream()
                .filter(test -> trial.treatment().isControl() || canAffect(trial, test))
                .map(test -> run(trial, suite.methods(List.of(test)), Jvm.SHARED))
                .distinct()
                .toList();
    }

    /** Whether a test reaches a site that the trial perturbs. Nothing is known about whole classes. */
    public boolean canAffect(Trial trial, TestId test) {
        TestResult result = baseline.get(test);
        return result == null || trial.reaches(result) || trial.reachesWhileInitialising(result);
    }

    /** Plans the runs of one trial on some of the tests; none if no test reaches a site that it perturbs. */
    public List<Run> plan(Trial trial, Predicate<TestId> wanted) {
        if (trial.isOrder()) {
            return List.of(run(trial, trial.arrange(suite), Jvm.FRESH));
        }
        Set<TestId> warm = new LinkedHashSet<>();
        Set<TestId> fresh = new LinkedHashSet<>();
        baseline.forEach((test, result) -> {
            boolean isTried = result.passed() && wanted.test(test.base());
            if (isTried && trial.reachesWhileInitialising(result)) {
                fresh.add(test.base());
            } else if (isTried && trial.reaches(result)) {
                (trial.needsOwnJvm() ? fresh : warm).add(test.base());
            }
        });
        warm.removeAll(fresh);
        List<Run> runs = new ArrayList<>();
        chunks(trial, suite.methods(warm)).forEach(tests -> runs.add(run(trial, tests, Jvm.WARM)));
        chunks(trial, suite.methods(fresh)).forEach(tests -> runs.add(run(trial, tests, Jvm.FRESH)));
        return runs;
    }

    private Run run(Trial trial, List<TestId> tests, Jvm jvm) {
        return new Run(suite.module(), PURPOSE, tests, trial.treatment(), jvm, 1);
    }

    /** Splits the tests into several lists if they wait for long, so that they wait at the same time. */
    private List<List<TestId>> chunks(Trial trial, List<TestId> tests) {
        if (tests.isEmpty()) {
            return List.of();
        }
        long lists = trial.prolongs() ? durations.expectedMillis(run(trial, tests, Jvm.WARM)) / MILLIS_PER_LIST : 1;
        return lists > 1 ? spread(tests, (int) Math.min(lists, (long) LISTS_PER_JOB * jobs)) : List.of(tests);
    }

    /**
     * Spreads tests over at most {@code atMost} lists of about the same length. Classes stay together, unless they are
     * too large for that.
     */
    public static List<List<TestId>> spread(List<TestId> tests, int atMost) {
        Map<String, List<TestId>> classes = new LinkedHashMap<>();
        tests.forEach(test -> classes.computeIfAbsent(test.className(), name -> new ArrayList<>())
                .add(test));
        List<List<TestId>> parts = new ArrayList<>(classes.values());
        int fair = (tests.size() + atMost - 1) / atMost;
        while (parts.stream().anyMatch(part -> part.size() > fair)) {
            halveLargest(parts);
        }
        parts.sort(Comparator.comparingInt((List<TestId> part) -> part.size()).reversed());
        List<List<TestId>> lists = new ArrayList<>();
        for (List<TestId> part : parts) {
            if (lists.size() < atMost) {
                lists.add(new ArrayList<>(part));
            } else {
                lists.stream()
                        .min(Comparator.comparingInt(List::size))
                        .orElseThrow()
                        .addAll(part);
            }
        }
        return lists;
    }

    private static void halveLargest(List<List<TestId>> parts) {
        List<TestId> largest =
                parts.stream().max(Comparator.comparingInt(List::size)).orElseThrow();
        int at = parts.indexOf(largest);
        int middle = (largest.size() + 1) / 2;
        parts.set(at, largest.subList(0, middle));
        parts.add(at + 1, largest.subList(middle, largest.size()));
    }
}
