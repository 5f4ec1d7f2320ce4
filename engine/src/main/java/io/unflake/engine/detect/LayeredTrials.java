package io.unflake.engine.detect;

import io.unflake.engine.experiment.Places;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.Agenda;
import io.unflake.engine.plan.Layer;
import io.unflake.engine.plan.Layers;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.RunDurations;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Exploration;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Tries trials on tests. Trials that do not interfere share runs. */
final class LayeredTrials {

    /** Roughly the share of the time that exploration can use if several tests fail. */
    private static final double SHARE_OF_EXPLORATION = 0.6;

    /** Tests that take less time than this part of the suite, or than these milliseconds, can run once more. */
    private static final double LARGE_PART = 0.1;

    private static final long LONG_MILLIS = 3_000;

    /** The same of tests for which a JVM would have to be started. */
    private static final long LONG_MILLIS_IN_FRESH_JVM = 1_000;

    private final Study study;
    private final Observation baseline;
    private final Supplier<Predicate<TestId>> passedBefore;
    private final RunDurations durations;
    private final int jobs;
    private final Stopwatch stopwatch;
    private final Planner planner;
    private final LayerDecoding decoding;

    /**
     * Tries nothing yet.
     *
     * @param passedBefore returns which tests passed with nothing perturbed; waits for the plain run
     */
    LayeredTrials(
            Study study,
            Observation baseline,
            Supplier<Predicate<TestId>> passedBefore,
            RunDurations durations,
            int jobs,
            Stopwatch stopwatch) {
        this(
                study,
                baseline,
                passedBefore,
                durations,
                jobs,
                stopwatch,
                new Planner(
                        study.suite(),
                        baseline,
                        durations,
                        jobs,
                        Places.of(jobs, baseline).waiting()));
    }

    private LayeredTrials(
            Study study,
            Observation baseline,
            Supplier<Predicate<TestId>> passedBefore,
            RunDurations durations,
            int jobs,
            Stopwatch stopwatch,
            Planner planner) {
        this.study = study;
        this.baseline = baseline;
        this.passedBefore = passedBefore;
        this.durations = durations;
        this.jobs = jobs;
        this.stopwatch = stopwatch;
        this.planner = planner;
        this.decoding = new LayerDecoding(planner, study.fingerprints(), alone -> perform(alone, stopwatch::outOfTime));
    }

    /**
     * Returns the same for some of the tests, as if there were no others.
     *
     * @param mostJobs over how many runs the tests of a trial may be spread
     */
    LayeredTrials of(Predicate<TestId> wanted, int mostJobs) {
        return new LayeredTrials(
                study, baseline, passedBefore, durations, jobs, stopwatch, planner.only(wanted, mostJobs));
    }

    /**
     * The runs of layers.
     *
     * @param runs by all trials of a layer together
     */
    record Plan(Map<Trial, Layer> layers, Map<Trial, List<Run>> runs) {

        /** The layers under which tests mostly wait, or the others. */
        List<Trial> prolonging(boolean wanted) {
            return runs.keySet().stream()
                    .filter(all -> all.prolongs() == wanted)
                    .toList();
        }
    }

    Planner planner() {
        return planner;
    }

    Plan plan(List<Trial> trials) {
        Map<Trial, Layer> layers = new LinkedHashMap<>();
        Layers.of(
                        trials,
                        trial -> isLong(planner.millisConcerned(trial), LONG_MILLIS),
                        trial -> isLong(planner.millisConcernedInFreshJvm(trial), LONG_MILLIS_IN_FRESH_JVM))
                .forEach(layer -> layers.put(layer.all(), layer));
        Map<Trial, List<Run>> runs = new LinkedHashMap<>();
        layers.forEach((all, layer) -> runs.put(all, planner.plan(layer)));
        return new Plan(layers, runs);
    }

    /** Whether this is a large part of the time of the suite. */
    private boolean isLong(long millis, long least) {
        return millis > Math.max(least, (long) (LARGE_PART * baseline.millis()));
    }

    /**
     * Tries layers in the order of the agenda. What fails in one is taken apart while others are still tried.
     *
     * @param ended receives the outcomes of each layer, from several threads
     */
    List<TrialOutcome> tryLayers(
            Plan plan, List<Trial> wanted, BooleanSupplier isTooLate, Consumer<List<TrialOutcome>> ended) {
        Map<Trial, List<Run>> runs = new LinkedHashMap<>();
        wanted.forEach(all -> runs.put(all, plan.runs.get(all)));
        Map<Trial, List<TrialOutcome>> outcomes = new ConcurrentHashMap<>();
        SideBySide.forEach(agenda(runs).trials(), all -> {
            List<TrialOutcome> each = tryLayer(plan, all, isTooLate);
            outcomes.put(all, each);
            ended.accept(each);
        });
        return new ArrayList<>(
                wanted.stream().flatMap(all -> outcomes.get(all).stream()).toList());
    }

    /** Tries one layer after the other, in the order of the agenda. */
    void tryOneByOne(Plan plan, BooleanSupplier isTooLate, Consumer<TrialOutcome> ended) {
        agenda(plan.runs).trials().forEach(all -> tryLayer(plan, all, isTooLate).forEach(ended));
    }

    /** Tries all trials of a layer together, and then each alone on the tests that failed. */
    List<TrialOutcome> tryLayer(Plan plan, Trial all, BooleanSupplier isTooLate) {
        Layer layer = plan.layers.get(all);
        TrialOutcome together =
                perform(Map.of(all, plan.runs.get(all)), isTooLate).get(0);
        return layer.isJoint() ? decoding.decode(layer, together) : List.of(together);
    }

    /** Performs the runs of trials. */
    List<TrialOutcome> perform(Map<Trial, List<Run>> plan, BooleanSupplier isTooLate) {
        return new Exploration(study.experiment(), passedBefore, isTooLate).explore(plan, agenda(plan));
    }

    private Agenda agenda(Map<Trial, List<Run>> plan) {
        return Agenda.within((long) (SHARE_OF_EXPLORATION * stopwatch.millisLeft()), jobs, plan, durations);
    }
}
