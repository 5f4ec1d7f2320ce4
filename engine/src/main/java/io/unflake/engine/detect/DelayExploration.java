package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.ThreadProfile;
import io.unflake.engine.plan.ThreadProfile.ThreadOfTest;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Delays the threads of tests, one thread at a time, at all delay points that a profile has shown. */
final class DelayExploration {

    private final Study study;
    private final Planner planner;
    private final Function<Map<Trial, List<Run>>, List<TrialOutcome>> perform;
    private final BooleanSupplier isOver;

    /** @param perform performs the runs of trials */
    DelayExploration(
            Study study,
            Planner planner,
            Function<Map<Trial, List<Run>>, List<TrialOutcome>> perform,
            BooleanSupplier isOver) {
        this.study = study;
        this.planner = planner;
        this.perform = perform;
        this.isOver = isOver;
    }

    /** Tries trials that differ in their delays, the mildest first. A thread that made its test fail is done. */
    List<TrialOutcome> explore(List<Trial> mildestFirst) {
        if (mildestFirst.isEmpty()) {
            return List.of();
        }
        List<TestId> tests = planner.testsConcerned(mildestFirst.get(0));
        ThreadProfile profile = new ThreadProfile();
        boolean isProfiled = tests.isEmpty() || profile(tests, profile);
        List<TrialOutcome> outcomes = new ArrayList<>();
        Set<ThreadOfTest> done = new HashSet<>();
        for (Trial trial : mildestFirst) {
            TrialOutcome outcome = explore(trial, profile, done);
            outcomes.add(isProfiled ? outcome : incomplete(outcome));
        }
        return outcomes;
    }

    private boolean profile(List<TestId> tests, ThreadProfile profile) {
        Run run = study.run(ThreadProfile.PURPOSE, tests, ThreadProfile.TREATMENT, Jvm.WARM, 1);
        List<Observation> observations = study.experiment().perform(List.of(run), Beside.ANY, isOver);
        observations.forEach(profile::add);
        return !observations.isEmpty() && !observations.get(0).cutOff();
    }

    private TrialOutcome explore(Trial asking, ThreadProfile profile, Set<ThreadOfTest> done) {
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        Map<Trial, ThreadOfTest> threads = new LinkedHashMap<>();
        for (ThreadOfTest thread : profile.startedThreads()) {
            if (!done.contains(thread)) {
                Trial trial = asking.at(thread.points());
                List<TestId> test = study.suite().methods(List.of(thread.test()));
                plan.put(trial, List.of(study.run(Planner.PURPOSE, test, trial.treatment(), Jvm.WARM, 1)));
                threads.put(trial, thread);
            }
        }
        List<TrialOutcome> outcomes = perform.apply(plan);
        outcomes.stream()
                .filter(outcome -> !outcome.candidates().isEmpty())
                .forEach(outcome -> done.add(threads.get(outcome.trial())));
        List<Candidate> candidates = outcomes.stream()
                .flatMap(outcome -> outcome.candidates().stream())
                .toList();
        return new TrialOutcome(
                asking,
                outcomes.stream().mapToInt(TrialOutcome::tests).sum(),
                candidates,
                outcomes.stream().mapToDouble(TrialOutcome::seconds).sum(),
                outcomes.stream().allMatch(TrialOutcome::complete));
    }

    private static TrialOutcome incomplete(TrialOutcome outcome) {
        return new TrialOutcome(outcome.trial(), outcome.tests(), outcome.candidates(), outcome.seconds(), false);
    }
}
