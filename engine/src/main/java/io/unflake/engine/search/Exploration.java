package io.unflake.engine.search;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiment.Company;
import io.unflake.engine.plan.Trial;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/** Runs all trials side by side and picks out the tests that fail although they passed in the baseline. */
public final class Exploration {

    private final Experiment experiment;
    private final Map<TestId, TestResult> baseline;
    private final BooleanSupplier isOver;

    public Exploration(Experiment experiment, Observation baseline, BooleanSupplier isOver) {
        this.experiment = experiment;
        this.baseline = baseline.byTest();
        this.isOver = isOver;
    }

    /** What the runs of one trial came to. */
    public record Outcome(Trial trial, int tests, List<Candidate> candidates, double seconds) {}

    /** What all trials came to, and what was observed in the run beside them. */
    public record Result(List<Outcome> outcomes, Observation beside) {}

    /** Performs the runs planned for each trial, and another run beside them. */
    public Result explore(Map<Trial, List<Run>> plan, Run beside) {
        List<Run> runs = new ArrayList<>(List.of(beside));
        plan.values().forEach(runs::addAll);
        Map<String, Observation> observations = new LinkedHashMap<>();
        experiment
                .perform(runs, Company.ANY, isOver)
                .forEach(observation -> observations.put(observation.runId(), observation));
        List<Outcome> outcomes = new ArrayList<>();
        plan.forEach((trial, ofTrial) -> outcomes.add(outcome(
                trial,
                ofTrial.stream()
                        .map(run -> observations.get(run.id()))
                        .filter(Objects::nonNull)
                        .toList())));
        return new Result(outcomes, observations.get(beside.id()));
    }

    private Outcome outcome(Trial trial, List<Observation> observations) {
        List<Candidate> candidates = new ArrayList<>();
        int tests = 0;
        long millis = 0;
        for (Observation observation : observations) {
            tests += observation.results().size();
            millis += observation.millis();
            for (TestResult failure : observation.failures()) {
                if (passedBefore(failure.test())) {
                    candidates.add(new Candidate(trial, failure));
                }
            }
        }
        return new Outcome(trial, tests, candidates, millis / 1000.0);
    }

    /** Whether the baseline had this test pass; what belongs to a whole class is not even reported if it passes. */
    private boolean passedBefore(TestId test) {
        TestResult before = baseline.get(test);
        return before == null ? test.method().equals(TestId.CLASS_LEVEL) : before.passed();
    }
}
