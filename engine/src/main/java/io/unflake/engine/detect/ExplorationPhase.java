package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.DirectedOrders;
import io.unflake.engine.plan.LongTests;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.RunDurations;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.plan.SleepingTests;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Tries treatments on the tests of a suite and collects what fails. */
final class ExplorationPhase {

    /** The share of the time that is left for tests that take long, unless a plain run is longer. */
    private static final double SHARE_OF_LONG_TESTS = 0.2;

    /** The share of the time that is left in which threads are delayed, however much there is to prove. */
    private static final double SHARE_OF_DELAYS = 0.2;

    /** The part of that share that the profile of the tests tried first may take. */
    private static final double SHARE_OF_FIRST_PROFILE = 0.25;

    private final Study study;
    private final Observation baseline;
    private final LongTests longTests;
    private final LayeredTrials ofAllTests;
    private final LayeredTrials ofMostTests;
    private final DelaySearch delaySearch;
    private final Stopwatch stopwatch;
    private final RunProgress progress;

    private final boolean patient;

    /**
     * Tries nothing yet.
     *
     * @param passedBefore returns which tests passed with nothing perturbed; waits for the plain run
     * @param patient whether to try everything on tests that take long
     */
    ExplorationPhase(
            Study study,
            Observation baseline,
            Supplier<Predicate<TestId>> passedBefore,
            RunDurations durations,
            int jobs,
            boolean patient,
            DelaySearch delaySearch,
            Stopwatch stopwatch,
            RunProgress progress) {
        this.study = study;
        this.baseline = baseline;
        this.longTests = LongTests.in(baseline);
        this.ofAllTests = new LayeredTrials(study, baseline, passedBefore, durations, jobs, stopwatch);
        this.ofMostTests = longTests.isEmpty() ? ofAllTests : ofAllTests.of(test -> !longTests.contains(test), jobs);
        this.patient = patient;
        this.delaySearch = delaySearch;
        this.stopwatch = stopwatch;
        this.progress = progress;
    }

    private boolean isOver() {
        return isOver(0);
    }

    /** @param decided the number of tests that have failed and are decided, so that they need no more time */
    private boolean isOver(int decided) {
        return stopwatch.explorationIsOver(progress.failures() - decided);
    }

    /**
     * What exploration showed so far.
     *
     * @param outcomes one for each trial but those that wait
     * @param directed what a recording suggested, if one was asked for
     * @param waiting the trials that still go on, since tests mostly wait
     */
    record Explored(List<TrialOutcome> outcomes, Directed directed, WaitingTrials waiting) {}

    /**
     * What followed from a recording.
     *
     * @param shared the state that tests share
     * @param orders how many directed orders were tried
     * @param suspicionsLeftOut how many suspicions were not tried, since that would have taken too many runs
     */
    record Directed(List<TrialOutcome> outcomes, SharedState shared, int orders, int suspicionsLeftOut) {

        static final Directed NONE = new Directed(List.of(), SharedState.UNKNOWN, 0, 0);
    }

    /**
     * Starts to try all trials, and returns when only those are left under which tests mostly wait. The recording for
     * directed orders runs beside the other trials. Threads are delayed later.
     *
     * @param ended receives outcomes as soon as they are known, from several threads; not those of trials that wait
     */
    Explored explore(List<Trial> trials, Consumer<List<TrialOutcome>> ended) {
        List<Trial> asking =
                trials.stream().filter(Trial::asksForDirectedOrders).toList();
        List<Trial> given = given(trials);
        List<Trial> reaching = reaching(given, ofMostTests);
        LayeredTrials.Plan plan = ofMostTests.plan(reaching);
        announce(plan.runs(), !asking.isEmpty(), asking.isEmpty() ? 1 : 2);
        return stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> {
            WaitingTrials waiting = new WaitingTrials();
            plan.prolonging(true)
                    .forEach(all -> waiting.begin(waited -> ofMostTests
                            .tryLayer(plan, all, stopwatch::outOfTime)
                            .forEach(waited)));
            Future<Directed> directed = SideBySide.begin(
                    "unflake-directed", () -> asking.isEmpty() ? Directed.NONE : recordAndDirect(asking));
            List<TrialOutcome> outcomes = ofMostTests.tryLayers(plan, plan.prolonging(false), this::isOver, ended);
            given.stream()
                    .filter(trial -> !reaching.contains(trial))
                    .forEach(trial -> outcomes.add(new TrialOutcome(trial, 0, List.of(), 0, true)));
            outcomes.addAll(SideBySide.join(directed).outcomes());
            return new Explored(outcomes, SideBySide.join(directed), waiting);
        });
    }

    private static List<Trial> reaching(List<Trial> trials, LayeredTrials tests) {
        return trials.stream().filter(tests.planner()::reachesAnyTest).toList();
    }

    /** The trials that need neither a recording nor a profile. */
    private static List<Trial> given(List<Trial> trials) {
        return trials.stream()
                .filter(trial -> !trial.asksForDirectedOrders() && !trial.asksForThreads())
                .toList();
    }

    /** Starts to try the tests that take long, for a share of the time that is left. */
    void tryLongTests(List<Trial> trials, WaitingTrials waiting) {
        if (!longTests.isEmpty()) {
            BooleanSupplier isUsed = isUsed(share(SHARE_OF_LONG_TESTS));
            BooleanSupplier isTooLate = () -> stopwatch.outOfTime() || (!patient && isUsed.getAsBoolean());
            waiting.begin(ended -> tryLongTests(given(trials), isTooLate, ended));
        }
    }

    /** A share of the time that is left, or the duration of a plain run if that is longer. */
    private long share(double part) {
        long left = stopwatch.millisLeft();
        return Math.min(left / 2, Math.max(baseline.millis(), (long) (part * left)));
    }

    private BooleanSupplier isUsed(long millis) {
        long left = stopwatch.millisLeft();
        return () -> stopwatch.millisLeft() < left - millis;
    }

    /** Tries them in plain order first, in one run after the other, since failures of other tests are confirmed beside. */
    private void tryLongTests(List<Trial> given, BooleanSupplier isTooLate, Consumer<TrialOutcome> ended) {
        LayeredTrials ofLongTests = ofAllTests.of(longTests::contains, 1);
        List<Trial> inPlainOrder =
                given.stream().filter(trial -> !trial.isOrder()).toList();
        ofLongTests.tryOneByOne(ofLongTests.plan(reaching(inPlainOrder, ofLongTests)), isTooLate, ended);
        List<Trial> orders = given.stream().filter(Trial::isOrder).toList();
        if (patient) {
            ofAllTests.tryOneByOne(ofAllTests.plan(orders), isTooLate, ended);
        } else {
            orders.forEach(trial -> ended.accept(new TrialOutcome(trial, 0, List.of(), 0, false)));
        }
    }

    /**
     * Starts to delay the threads of all tests. This takes long, since classes have delay points in no other JVM. It ends
     * in time to confirm what fails from now on.
     */
    void delayThreads(List<Trial> trials, WaitingTrials waiting) {
        int before = progress.failures();
        delayThreads(trials, waiting, List.of(ofAllTests.planner()), () -> isOver(before));
    }

    /**
     * Starts to delay threads while causes are searched, for a share of the time that is left, or longer if there is time.
     *
     * @param leftOut tests that need not be tried
     */
    void delayThreadsBesideProofs(List<Trial> trials, Set<TestId> leftOut, WaitingTrials waiting) {
        int before = progress.failures();
        long share = share(SHARE_OF_DELAYS);
        BooleanSupplier isUsed = isUsed(share);
        Planner planner = ofAllTests.planner().without(leftOut);
        List<TestId> concerned = trials.stream()
                .filter(Trial::asksForThreads)
                .findFirst()
                .map(planner::testsConcerned)
                .orElse(List.of());
        Set<TestId> first = SleepingTests.within((long) (SHARE_OF_FIRST_PROFILE * share), concerned, baseline);
        delayThreads(
                trials,
                waiting,
                first.isEmpty()
                        ? List.of(planner)
                        : List.of(planner.only(test -> first.contains(test.base()), 1), planner.without(first)),
                () -> stopwatch.outOfTime() || (isUsed.getAsBoolean() && isOver(before)));
    }

    /** @param inTurn know the tests to try, one part after the other */
    private void delayThreads(List<Trial> trials, WaitingTrials waiting, List<Planner> inTurn, BooleanSupplier isOver) {
        List<Trial> delaying = trials.stream().filter(Trial::asksForThreads).toList();
        if (!delaying.isEmpty()) {
            waiting.begin(
                    ended -> inTurn.forEach(planner -> delays(planner, isOver).explore(delaying, ended)));
        }
    }

    private DelayExploration delays(Planner planner, BooleanSupplier isOver) {
        return new DelayExploration(
                study, planner, delaySearch, plan -> ofAllTests.perform(plan, isOver), isOver, progress::problem);
    }

    /** Waits for trials and returns the outcomes of those that have ended before exploration has to end. */
    List<TrialOutcome> await(WaitingTrials waiting) {
        return stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> waiting.await(this::isOver));
    }

    /** Waits until a test has failed, and returns the outcomes of the trials that have ended until then. */
    List<TrialOutcome> awaitFailure(WaitingTrials waiting) {
        return stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> waiting.awaitFailure(this::isOver));
    }

    /** Waits for all trials; those that do not end in time are abandoned. */
    List<TrialOutcome> awaitAll(WaitingTrials waiting) {
        return stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> waiting.await(() -> false));
    }

    /** @param wholeRuns the number of runs of the whole suite beside those of the plan */
    private void announce(Map<Trial, List<Run>> plan, boolean recording, int wholeRuns) {
        progress.expect(plan.values().stream().flatMap(List::stream).toList());
        long tried = plan.values().stream().filter(runs -> !runs.isEmpty()).count();
        progress.display().strategies((int) tried + (recording ? 1 : 0));
        progress.display()
                .phase(
                        "exploring",
                        plan.values().stream().mapToInt(ExplorationPhase::tests).sum()
                                + wholeRuns * study.suite().tests().size());
    }

    static int tests(List<Run> runs) {
        return runs.stream().mapToInt(run -> run.tests().size()).sum();
    }

    private Directed recordAndDirect(List<Trial> asking) {
        List<TestId> tests =
                study.suite().only(test -> !longTests.contains(test)).tests();
        Run run = study.run("record", tests, Treatment.NONE, Run.Jvm.RECORDING, 1);
        List<Observation> recording = study.experiment().perform(List.of(run), Beside.ANY, this::isOver);
        if (recording.isEmpty()) {
            return new Directed(
                    asking.stream()
                            .map(trial -> new TrialOutcome(trial, 0, List.of(), 0, false))
                            .toList(),
                    SharedState.UNKNOWN,
                    0,
                    0);
        }
        DirectedOrders.Recommended recommended = DirectedOrders.by(recording.get(0), study.suite());
        List<List<TestId>> orders = recommended.orders();
        List<TrialOutcome> outcomes = new ArrayList<>();
        for (int i = 0; i < asking.size(); i++) {
            outcomes.add(new TrialOutcome(
                    asking.get(i), tests.size(), List.of(), recording.get(0).millis() / 1000.0, true));
            outcomes.addAll(
                    ofAllTests.perform(planned(numbered(asking.get(i), orders, i * orders.size())), this::isOver));
        }
        return new Directed(outcomes, recommended.why(), asking.size() * orders.size(), recommended.leftOut());
    }

    /**
     * Tries these orders.
     *
     * @param earlier how many directed orders were tried before
     */
    List<TrialOutcome> exploreOrders(List<List<TestId>> orders, int earlier) {
        Map<Trial, List<Run>> plan = planned(numbered(Trial.askingForDirectedOrders(), orders, earlier));
        announce(plan, false, 0);
        return stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> ofAllTests.perform(plan, this::isOver));
    }

    private Map<Trial, List<Run>> planned(List<Trial> orders) {
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        orders.forEach(order -> plan.put(order, ofAllTests.planner().plan(order, test -> true)));
        return plan;
    }

    private static List<Trial> numbered(Trial asking, List<List<TestId>> orders, int earlier) {
        return IntStream.range(0, orders.size())
                .mapToObj(i -> asking.along(orders.get(i), earlier + i + 1))
                .toList();
    }
}
