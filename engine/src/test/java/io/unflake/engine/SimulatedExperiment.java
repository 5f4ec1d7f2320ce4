package io.unflake.engine;

import io.unflake.engine.experiment.Experiment;
import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Perturbation;
import io.unflake.model.Run;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** An experiment without processes: functions say where each test fails and which sites it reaches. */
public final class SimulatedExperiment implements Experiment {

    /** Instead of a method that a test fails in: the test does not end. */
    public static final String HANGS = "hangs";

    private static final long MILLIS_OF_A_HANG = 60_000;

    private final BiFunction<Run, TestId, String> failingPlace;
    private final Function<TestId, List<Site>> reached;
    private final List<Run> performed = new ArrayList<>();
    private ToLongFunction<TestId> millis = test -> 1;
    private boolean initialises;

    /** The function returns the method a test fails in, or null if it passes. */
    public SimulatedExperiment(BiFunction<Run, TestId, String> failingPlace) {
        this(failingPlace, test -> List.of());
    }

    public SimulatedExperiment(BiFunction<Run, TestId, String> failingPlace, Function<TestId, List<Site>> reached) {
        this.failingPlace = failingPlace;
        this.reached = reached;
    }

    /** Says how long tests take; otherwise each takes a millisecond. */
    public void taking(ToLongFunction<TestId> millisOfTest) {
        millis = millisOfTest;
    }

    /** Says that all sites are reached while classes are initialised. */
    public void initialising() {
        initialises = true;
    }

    @Override
    public List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver) {
        List<Observation> observations = new ArrayList<>();
        for (Run run : runs) {
            if (!isOver.getAsBoolean()) {
                add(run);
                observations.add(observe(run));
            }
        }
        return observations;
    }

    private synchronized void add(Run run) {
        performed.add(run);
    }

    private Observation observe(Run run) {
        List<TestResult> results =
                run.tests().stream().map(test -> result(run, test)).toList();
        return new Observation(run.id(), results, 10);
    }

    private TestResult result(Run run, TestId test) {
        String place = failingPlace.apply(run, test);
        TestResult plain = place == null ? passed(test) : failed(test, place);
        return new TestResult(
                test,
                plain.outcome(),
                plain.outcome() == Outcome.TIMED_OUT ? MILLIS_OF_A_HANG : millis.applyAsLong(test),
                plain.failure(),
                null,
                reached.apply(test),
                initialises ? reached.apply(test) : List.of(),
                hits(run, test));
    }

    /** One call at each site that a narrow perturbation may concern. */
    private List<Hit> hits(Run run, TestId test) {
        return run.treatment().perturbations().stream()
                .filter(Perturbation::isNarrow)
                .flatMap(part -> reached.apply(test).stream()
                        .map(site -> new Hit(site, null, 1, isAt(part, site) ? 1 : 0, List.of(), 0, null)))
                .toList();
    }

    /** Whether a run perturbs a site by a strategy. */
    public static boolean perturbs(Run run, String strategy, Site site) {
        return run.treatment().perturbations().stream()
                .anyMatch(part -> part.strategy().equals(strategy) && (!part.isNarrow() || isAt(part, site)));
    }

    private static boolean isAt(Perturbation part, Site site) {
        return part.spots().stream().anyMatch(spot -> spot.site().equals(site) && spot.contains(1));
    }

    public synchronized List<Run> performed() {
        return List.copyOf(performed);
    }

    public static TestResult passed(TestId test) {
        return TestResult.of(test, Outcome.PASSED, null);
    }

    public static TestResult failed(TestId test, String place) {
        Frame frame = new Frame(test.className(), place, "T.java", 1);
        Outcome outcome = place.equals(HANGS) ? Outcome.TIMED_OUT : Outcome.FAILED;
        return TestResult.of(test, outcome, new Failure("java.lang.AssertionError", "", List.of(frame)));
    }
}
