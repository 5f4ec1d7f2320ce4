package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment.Company;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.DirectedOrders;
import io.unflake.engine.plan.Joint;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Exploration;
import io.unflake.engine.search.Exploration.Outcome;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.progress.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Tries treatments on the tests of a suite and tells what failed. */
final class Explorer {

    private final Study study;
    private final Observation baseline;
    private final Stopwatch stopwatch;
    private final Progress progress;
    private final ProgressRelay relay;
    private final Planner planner;
    private final AtomicInteger ordersSoFar = new AtomicInteger();
    private volatile int leftOut;
    private volatile SharedState shared = SharedState.UNKNOWN;

    Explorer(
            Study study,
            Observation baseline,
            DetectRequest request,
            Stopwatch stopwatch,
            Progress progress,
            ProgressRelay relay) {
        this.study = study;
        this.baseline = baseline;
        this.stopwatch = stopwatch;
        this.progress = progress;
        this.relay = relay;
        planner = new Planner(study.suite(), baseline, study.seed(), request.jobs());
    }

    /** Tries them all; those that ask for directed orders get a recording first, beside the others. */
    List<Outcome> explore(List<Trial> trials) {
        Optional<Joint> joint = Joint.of(trials);
        List<Trial> parts = joint.map(Joint::parts).orElse(List.of());
        List<Trial> undirected = trials.stream().filter(Trial::isUndirected).toList();
        List<Trial> others = new ArrayList<>(trials);
        others.removeAll(parts);
        others.removeAll(undirected);
        joint.map(Joint::all).ifPresent(others::add);
        Map<Trial, List<Run>> plan = plan(others, test -> true);
        announce(plan, undirected.size());
        List<Outcome> outcomes = new ArrayList<>();
        List<Outcome> directed = new ArrayList<>();
        return stopwatch.exploration(() -> {
            SideBySide.forEach(
                    List.<Runnable>of(
                            () -> directed.addAll(recordAndDirect(undirected)), () -> outcomes.addAll(perform(plan))),
                    Runnable::run);
            joint.ifPresent(several -> takeApart(several, outcomes));
            outcomes.sort(Comparator.comparing(outcome -> trials.indexOf(outcome.trial())));
            outcomes.addAll(directed);
            return outcomes;
        });
    }

    private Map<Trial, List<Run>> plan(List<Trial> trials, Predicate<TestId> wanted) {
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        trials.forEach(trial -> plan.put(trial, planner.plan(trial, wanted)));
        relay.expect(plan.values().stream().flatMap(List::stream).toList());
        return plan;
    }

    private void announce(Map<Trial, List<Run>> plan, int undirected) {
        long tried = plan.values().stream().filter(runs -> !runs.isEmpty()).count();
        progress.strategies((int) tried + undirected);
        progress.phase(
                "exploring",
                plan.values().stream().mapToInt(Explorer::tests).sum()
                        + (undirected > 0 ? study.suite().tests().size() : 0));
    }

    private static int tests(List<Run> runs) {
        return runs.stream().mapToInt(run -> run.tests().size()).sum();
    }

    private List<Outcome> perform(Map<Trial, List<Run>> plan) {
        return new Exploration(study.experiment(), baseline, stopwatch::explorationIsOver).explore(plan);
    }

    /** In the place of what came of several settings at once: what comes of each, tried on the tests that failed. */
    private void takeApart(Joint joint, List<Outcome> outcomes) {
        Outcome together = outcomes.stream()
                .filter(outcome -> outcome.trial().equals(joint.all()))
                .findFirst()
                .orElseThrow();
        outcomes.remove(together);
        Set<TestId> failed = together.candidates().stream()
                .map(candidate -> candidate.result().test().base())
                .collect(Collectors.toSet());
        for (Outcome part : perform(plan(joint.parts(), failed::contains))) {
            int tests = tests(planner.plan(part.trial()));
            double share = tests == 0 ? 0 : together.seconds() / joint.parts().size();
            outcomes.add(new Outcome(part.trial(), tests, part.candidates(), part.seconds() + share));
        }
    }

    private List<Outcome> recordAndDirect(List<Trial> undirected) {
        if (undirected.isEmpty()) {
            return List.of();
        }
        Run run = study.run("record", study.suite().tests(), Treatment.NONE, Run.Jvm.RECORDING, 1);
        List<Observation> recording =
                study.experiment().perform(List.of(run), Company.ANY, stopwatch::explorationIsOver);
        if (recording.isEmpty()) {
            return List.of();
        }
        DirectedOrders.Recommended recommended = DirectedOrders.by(recording.get(0), study.suite());
        leftOut = recommended.leftOut();
        shared = recommended.why();
        double seconds = recording.get(0).millis() / 1000.0;
        List<Outcome> outcomes = new ArrayList<>();
        for (Trial trial : undirected) {
            outcomes.add(new Outcome(trial, study.suite().tests().size(), List.of(), seconds));
            outcomes.addAll(perform(plan(number(trial, recommended.orders()), test -> true)));
        }
        return outcomes;
    }

    /** Tries these orders. */
    List<Outcome> exploreOrders(List<List<TestId>> orders) {
        Map<Trial, List<Run>> plan = plan(number(Trial.undirected(), orders), test -> true);
        announce(plan, 0);
        return stopwatch.exploration(() -> perform(plan));
    }

    private List<Trial> number(Trial undirected, List<List<TestId>> orders) {
        return orders.stream()
                .map(order -> undirected.along(order, ordersSoFar.incrementAndGet()))
                .toList();
    }

    /** What a recording has told of the state that tests share. */
    SharedState shared() {
        return shared;
    }

    /** How many suspicions of a recording were not looked into, since that would have been too much to run. */
    int suspicionsLeftOut() {
        return leftOut;
    }
}
