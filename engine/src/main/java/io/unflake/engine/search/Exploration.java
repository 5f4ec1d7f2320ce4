package io.unflake.engine.search;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.plan.Agenda;
import io.unflake.engine.plan.Trial;
import io.unflake.model.Hit;
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
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Performs the runs of all trials and collects the tests that fail although they passed before. */
public final class Exploration {

    private final Experiment experiment;
    private final Supplier<Predicate<TestId>> passedBefore;
    private final BooleanSupplier isOver;

    /** @param passedBefore returns which tests passed with nothing perturbed; asked after the runs */
    public Exploration(Experiment experiment, Supplier<Predicate<TestId>> passedBefore, BooleanSupplier isOver) {
        this.experiment = experiment;
        this.passedBefore = passedBefore;
        this.isOver = isOver;
    }

    /** Performs the planned runs of each trial, in the order of the agenda. */
    public List<TrialOutcome> explore(Map<Trial, List<Run>> plan, Agenda agenda) {
        Map<String, Observation> observations = new LinkedHashMap<>();
        experiment
                .perform(agenda.order(), Beside.ANY, isOver)
                .forEach(observation -> observations.put(observation.runId(), observation));
        Predicate<TestId> passed = passedBefore.get();
        List<TrialOutcome> outcomes = new ArrayList<>();
        plan.forEach((trial, ofTrial) -> {
            List<Observation> ofRuns = ofTrial.stream()
                    .map(run -> observations.get(run.id()))
                    .filter(Objects::nonNull)
                    .toList();
            boolean complete =
                    ofRuns.size() == ofTrial.size() && ofRuns.stream().noneMatch(Observation::cutOff);
            outcomes.add(outcome(trial, ofRuns, passed, complete));
        });
        return outcomes;
    }

    private static TrialOutcome outcome(
            Trial trial, List<Observation> observations, Predicate<TestId> passed, boolean complete) {
        List<Candidate> candidates = new ArrayList<>();
        List<Candidate> jvmEnded = new ArrayList<>();
        List<TestId> untouched = new ArrayList<>();
        List<TestId> recovered = new ArrayList<>();
        int tests = 0;
        long millis = 0;
        for (Observation observation : observations) {
            tests += observation.results().size();
            millis += observation.millis();
            observation.results().stream()
                    .filter(result -> trial.treatment().isNarrow() && isUntouched(result))
                    .forEach(result -> untouched.add(result.test().base()));
            observation.results().stream()
                    .filter(result -> trial.isOrder() && result.passed() && !passed.test(result.test()))
                    .forEach(result -> recovered.add(result.test()));
            observation.results().stream()
                    .filter(result -> result.broken() != null && passed.test(result.test()))
                    .forEach(result -> jvmEnded.add(new Candidate(trial, result)));
            for (TestResult failure : observation.failures()) {
                if (passed.test(failure.test())) {
                    candidates.add(new Candidate(trial, failure));
                }
            }
        }
        return new TrialOutcome(trial, tests, candidates, millis / 1000.0, complete, jvmEnded, untouched, recovered);
    }

    private static boolean isUntouched(TestResult result) {
        return result.passed() && result.hits().stream().noneMatch(Hit::perturbed);
    }
}
