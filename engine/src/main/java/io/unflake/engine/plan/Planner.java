package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * Plans the runs of a trial: selects the tests that it can affect and the kind of JVM that they run in.
 *
 * <p>Tests run in warm JVMs, with two exceptions. If a class reached a site while it was initialised, the tests that
 * use this class run in a fresh JVM, since a warm one would not initialise it again. Trials with JVM settings always
 * need fresh JVMs.
 */
public final class Planner {

    public static final String PURPOSE = "explore";

    /** Tests that wait for less than this do not need another JVM, whose start slows down all others. */
    private static final long MILLIS_PER_WAITING_LIST = 12_000;

    /** Tests that work for longer than this are worth another JVM, so that no processor is idle at the end. */
    private static final long MILLIS_PER_WORKING_LIST = 4_000;

    private final Suite whole;
    private final Suite suite;
    private final Map<TestId, TestResult> baseline;
    private final RunDurations durations;
    private final int jobs;
    private final int mostLists;
    private final Map<Trial, TrialReach> reaches = new ConcurrentHashMap<>();

    /**
     * Creates a planner.
     *
     * @param jobs over how many runs the tests of a trial may be spread
     * @param mostLists the same if they mostly wait
     */
    public Planner(Suite suite, Observation baseline, RunDurations durations, int jobs, int mostLists) {
        this(suite, suite, baseline.byTest(), durations, jobs, mostLists);
    }

    private Planner(
            Suite whole,
            Suite suite,
            Map<TestId, TestResult> baseline,
            RunDurations durations,
            int jobs,
            int mostLists) {
        this.whole = whole;
        this.suite = suite;
        this.baseline = baseline;
        this.durations = durations;
        this.jobs = jobs;
        this.mostLists = mostLists;
    }

    /** Returns a planner for all other tests. */
    public Planner without(Set<TestId> tests) {
        Map<TestId, TestResult> others = new LinkedHashMap<>(baseline);
        others.keySet().removeIf(test -> tests.contains(test.base()));
        return new Planner(whole, suite, others, durations, jobs, mostLists);
    }

    /**
     * Returns a planner that knows only some of the tests. Their order is that of the whole suite without the others.
     *
     * @param mostJobs over how many runs the tests of a trial may be spread
     */
    public Planner only(Predicate<TestId> wanted, int mostJobs) {
        Map<TestId, TestResult> some = new LinkedHashMap<>(baseline);
        some.keySet().removeIf(test -> !wanted.test(test));
        return new Planner(whole, suite.only(wanted), some, durations, mostJobs, mostLists);
    }

    /** Whether any test reaches a site that a trial perturbs. */
    public boolean reachesAnyTest(Trial trial) {
        return trial.isOrder() || concerned(trial).findAny().isPresent();
    }

    /** How long the tests take that a trial concerns. */
    public long millisConcerned(Trial trial) {
        return concerned(trial).mapToLong(TestResult::millis).sum();
    }

    /** How long the tests take that a trial concerns while classes are initialised, so that they need a fresh JVM. */
    public long millisConcernedInFreshJvm(Trial trial) {
        TrialReach reach = reach(trial);
        return baseline.values().stream()
                .filter(result -> result.passed() && reach.whileInitialising(result))
                .mapToLong(TestResult::millis)
                .sum();
    }

    /** The tests that a trial concerns. */
    public List<TestId> testsConcerned(Trial trial) {
        return suite.methods(
                concerned(trial).map(result -> result.test().base()).distinct().toList());
    }

    /** The tests that passed in the baseline. */
    public List<TestId> testsThatPassed() {
        return suite.methods(baseline.values().stream()
                .filter(TestResult::passed)
                .map(result -> result.test().base())
                .distinct()
                .toList());
    }

    private Stream<TestResult> concerned(Trial trial) {
        TrialReach reach = reach(trial);
        return baseline.values().stream().filter(result -> result.passed() && reach.includes(result));
    }

    private TrialReach reach(Trial trial) {
        return reaches.computeIfAbsent(trial, TrialReach::new);
    }

    /** Plans the runs of a layer; none if no test reaches a site that it perturbs. */
    public List<Run> plan(Layer layer) {
        if (layer.runsAgain()) {
            return again(layer);
        }
        if (layer.order().isPresent()) {
            Trial order = layer.order().get();
            return List.of(run(layer.all(), arrange(order), Jvm.FRESH));
        }
        return plan(layer.all(), test -> true);
    }

    /** The suite once more in the JVM of the plain run, and in a fresh JVM what only happens once per JVM. */
    private List<Run> again(Layer layer) {
        Trial rest = layer.allInPlainOrder();
        List<Run> runs = new ArrayList<>();
        runs.add(new Run(suite.module(), PURPOSE, suite.tests(), rest.treatment(), Jvm.USED, 1));
        TrialReach reach = reach(rest);
        List<TestId> initialising = baseline.values().stream()
                .filter(result -> result.passed() && reach.whileInitialising(result))
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

    /** Plans one run in which these tests run twice; none if there are no tests. */
    public List<Run> planTwice(Trial trial, Collection<TestId> tests) {
        List<TestId> once = suite.methods(tests);
        return once.isEmpty()
                ? List.of()
                : List.of(run(trial, Stream.of(once, once).flatMap(List::stream).toList(), Jvm.FRESH));
    }

    /** Whether a test uses a class that reached a site of the trial while it was initialised, which happens only once. */
    public boolean reachesWhileInitialising(Trial trial, TestId test) {
        TestResult result = baseline.get(test);
        return result != null && reach(trial).whileInitialising(result);
    }

    /** Whether a test reaches a site that the trial perturbs. Nothing is known about whole classes. */
    public boolean canAffect(Trial trial, TestId test) {
        TestResult result = baseline.get(test);
        return result == null || reach(trial).includes(result);
    }

    /** Plans the runs of one trial on some of the tests; none if no test reaches a site that it perturbs. */
    public List<Run> plan(Trial trial, Predicate<TestId> wanted) {
        if (trial.isOrder()) {
            return List.of(run(trial, arrange(trial), Jvm.FRESH));
        }
        TrialReach reach = reach(trial);
        Set<TestId> warm = new LinkedHashSet<>();
        Set<TestId> fresh = new LinkedHashSet<>();
        baseline.forEach((test, result) -> {
            boolean isTried = result.passed() && wanted.test(test.base());
            if (isTried && reach.whileInitialising(result)) {
                fresh.add(test.base());
            } else if (isTried && reach.always(result)) {
                (trial.needsOwnJvm() ? fresh : warm).add(test.base());
            }
        });
        warm.removeAll(fresh);
        List<Run> runs = new ArrayList<>();
        lists(trial, suite.methods(warm), Jvm.WARM).forEach(tests -> runs.add(run(trial, tests, Jvm.WARM)));
        lists(trial, suite.methods(fresh), Jvm.FRESH).forEach(tests -> runs.add(run(trial, tests, Jvm.FRESH)));
        return runs;
    }

    private List<TestId> arrange(Trial order) {
        List<TestId> all = order.arrange(whole);
        if (suite == whole || order.isDirected()) {
            return all;
        }
        Set<TestId> known = new HashSet<>(suite.tests());
        return all.stream().filter(known::contains).toList();
    }

    private Run run(Trial trial, List<TestId> tests, Jvm jvm) {
        return new Run(suite.module(), PURPOSE, tests, trial.treatment(), jvm, 1);
    }

    /** Spreads tests over several runs if that takes less time. Only tests that wait are taken from their classes. */
    private List<List<TestId>> lists(Trial trial, List<TestId> tests, Jvm jvm) {
        if (tests.isEmpty()) {
            return List.of();
        }
        ToLongFunction<List<TestId>> millis = some -> durations.expectedMillis(run(trial, some, Jvm.WARM));
        EvenLists even = new EvenLists(millis);
        if (trial.prolongs()) {
            long lists = millis.applyAsLong(tests) / MILLIS_PER_WAITING_LIST;
            return lists > 1 ? even.spread(tests, (int) Math.min(lists, mostLists)) : List.of(tests);
        }
        long lists = jvm == Jvm.WARM ? millis.applyAsLong(tests) / MILLIS_PER_WORKING_LIST : 1;
        return lists > 1
                ? even.spreadClasses(tests, (int) Math.min(lists, jobs)).stream()
                        .map(suite::methods)
                        .toList()
                : List.of(tests);
    }
}
