package io.unflake.engine.search;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.plan.Trial;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Performs the runs of all trials and collects the tests that fail although they passed in the baseline.
 *
 * <p>The longest runs start first, so that none of them is left over when all others are done.
 */
public final class Exploration {

    private static final long WAIT_MILLIS = 10_000;

    private final Experiment experiment;
    private final Predicate<TestId> passedBefore;
    private final Map<TestId, List<TestResult>> baseline = new HashMap<>();
    private final BooleanSupplier isOver;

    public Exploration(Experiment experiment, Observation baseline, BooleanSupplier isOver) {
        this.experiment = experiment;
        passedBefore = baseline.passes();
        for (TestResult result : baseline.results()) {
            this.baseline
                    .computeIfAbsent(result.test().base(), test -> new ArrayList<>())
                    .add(result);
        }
        this.isOver = isOver;
    }

    /** Performs the planned runs of each trial. */
    public List<TrialOutcome> explore(Map<Trial, List<Run>> plan) {
        Map<Run, Long> millis = new LinkedHashMap<>();
        plan.forEach((trial, ofTrial) -> ofTrial.forEach(run -> millis.put(run, expectedMillis(trial, run))));
        List<Run> runs = new ArrayList<>(millis.keySet());
        runs.sort(Comparator.comparing(millis::get, Comparator.reverseOrder()));
        Map<String, Observation> observations = new LinkedHashMap<>();
        experiment
                .perform(runs, Beside.ANY, isOver)
                .forEach(observation -> observations.put(observation.runId(), observation));
        List<TrialOutcome> outcomes = new ArrayList<>();
        plan.forEach((trial, ofTrial) -> outcomes.add(outcome(
                trial,
                ofTrial.stream()
                        .map(run -> observations.get(run.id()))
                        .filter(Objects::nonNull)
                        .toList())));
        return outcomes;
    }

    private TrialOutcome outcome(Trial trial, List<Observation> observations) {
        List<Candidate> candidates = new ArrayList<>();
        int tests = 0;
        long millis = 0;
        for (Observation observation : observations) {
            tests += observation.results().size();
            millis += observation.millis();
            for (TestResult failure : observation.failures()) {
                if (passedBefore.test(failure.test())) {
                    candidates.add(new Candidate(trial, failure));
                }
            }
        }
        return new TrialOutcome(trial, tests, candidates, millis / 1000.0);
    }

    /** Estimates the duration of a run: its duration in the baseline, plus some time for each site that waits. */
    private long expectedMillis(Trial trial, Run run) {
        long sum = 0;
        for (TestId test : run.tests()) {
            for (TestResult result : baseline.getOrDefault(test.base(), List.of())) {
                sum += result.millis();
                sum += trial.waits() ? WAIT_MILLIS * trial.placesIn(result) : 0;
            }
        }
        return sum;
    }
}
