package io.unflake.engine;

import io.unflake.engine.experiment.Experiment;
import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/** A world in which a function says where each test fails; it remembers what was tried. */
public final class SimulatedExperiment implements Experiment {

    private final BiFunction<Run, TestId, String> failingPlace;
    private final List<Run> performed = new ArrayList<>();

    /** The function returns the method a test fails in, or null if it passes. */
    public SimulatedExperiment(BiFunction<Run, TestId, String> failingPlace) {
        this.failingPlace = failingPlace;
    }

    @Override
    public synchronized List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver) {
        performed.addAll(runs);
        return runs.stream().map(this::observe).toList();
    }

    private Observation observe(Run run) {
        List<TestResult> results =
                run.tests().stream().map(test -> result(run, test)).toList();
        return new Observation(run.id(), results, 10);
    }

    private TestResult result(Run run, TestId test) {
        String place = failingPlace.apply(run, test);
        return place == null ? passed(test) : failed(test, place);
    }

    public synchronized List<Run> performed() {
        return List.copyOf(performed);
    }

    public static TestResult passed(TestId test) {
        return TestResult.of(test, Outcome.PASSED, null);
    }

    public static TestResult failed(TestId test, String place) {
        Frame frame = new Frame(test.className(), place, "T.java", 1);
        return TestResult.of(test, Outcome.FAILED, new Failure("java.lang.AssertionError", "", List.of(frame)));
    }
}
