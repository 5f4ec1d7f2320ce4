package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.DirectedOrders;
import io.unflake.engine.plan.Joint;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Exploration;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.progress.Progress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tries treatments on the tests of a suite and collects what fails. */
final class ExplorationPhase {

    private final Study study;
    private final Observation baseline;
    private final Planner planner;
    private final Stopwatch stopwatch;
    private final Progress progress;
    private final Consumer<Collection<Run>> planned;

    /** @param planned is told of the runs before they begin */
    ExplorationPhase(
            Study study,
            Observation baseline,
            int jobs,
            Stopwatch stopwatch,
            Progress progress,
            Consumer<Collection<Run>> planned) {
        this.study = study;
        this.baseline = baseline;
        this.planner = new Planner(study.suite(), baseline, jobs);
        this.stopwatch = stopwatch;
        this.progress = progress;
        this.planned = planned;
    }

    /**
     * What exploration showed.
     *
     * @param outcomes one for each trial
     * @param directed what a recording suggested, if one was asked for
     */
    record Explored(List<TrialOutcome> outcomes, Directed directed) {}

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

    /** Tries all trials. The recording for directed orders runs beside the other trials. */
    Explored explore(List<Trial> trials) {
        List<Trial> asking =
                trials.stream().filter(Trial::asksForDirectedOrders).toList();
        List<Trial> given =
                trials.stream().filter(trial -> !trial.asksForDirectedOrders()).toList();
        Optional<Joint> joint = Joint.of(given);
        List<Trial> first = new ArrayList<>(given);
        joint.ifPresent(several -> {
            first.removeAll(several.parts());
            first.add(several.all());
        });
        Map<Trial, List<Run>> plan = plan(first, test -> true);
        announce(plan, !asking.isEmpty());
        return stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> {
            ExecutorService beside = SideBySide.threads("unflake-directed");
            try {
                Future<Directed> directed =
                        beside.submit(() -> asking.isEmpty() ? Directed.NONE : recordAndDirect(asking));
                List<TrialOutcome> outcomes = takenApart(perform(plan), joint);
                return new Explored(sorted(outcomes, trials, SideBySide.join(directed)), SideBySide.join(directed));
            } finally {
                beside.shutdownNow();
            }
        });
    }

    private static List<TrialOutcome> sorted(List<TrialOutcome> outcomes, List<Trial> trials, Directed directed) {
        List<TrialOutcome> all = new ArrayList<>(outcomes);
        all.sort(Comparator.comparing(outcome -> trials.indexOf(outcome.trial())));
        all.addAll(directed.outcomes());
        return all;
    }

    private Map<Trial, List<Run>> plan(List<Trial> trials, Predicate<TestId> wanted) {
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        trials.forEach(trial -> plan.put(trial, planner.plan(trial, wanted)));
        planned.accept(plan.values().stream().flatMap(List::stream).toList());
        return plan;
    }

    private void announce(Map<Trial, List<Run>> plan, boolean recording) {
        long tried = plan.values().stream().filter(runs -> !runs.isEmpty()).count();
        progress.strategies((int) tried + (recording ? 1 : 0));
        progress.phase(
                "exploring",
                plan.values().stream().mapToInt(ExplorationPhase::tests).sum()
                        + (recording ? study.suite().tests().size() : 0));
    }

    private static int tests(List<Run> runs) {
        return runs.stream().mapToInt(run -> run.tests().size()).sum();
    }

    private List<TrialOutcome> perform(Map<Trial, List<Run>> plan) {
        return new Exploration(study.experiment(), baseline, stopwatch::explorationIsOver).explore(plan);
    }

    /** Replaces the outcome of several settings at once by one for each, tried on the tests that failed. */
    private List<TrialOutcome> takenApart(List<TrialOutcome> outcomes, Optional<Joint> joint) {
        if (joint.isEmpty()) {
            return outcomes;
        }
        List<TrialOutcome> result = new ArrayList<>();
        for (TrialOutcome outcome : outcomes) {
            if (outcome.trial().equals(joint.get().all())) {
                result.addAll(takenApart(outcome, joint.get().parts()));
            } else {
                result.add(outcome);
            }
        }
        return result;
    }

    private List<TrialOutcome> takenApart(TrialOutcome together, List<Trial> parts) {
        Set<TestId> failed = together.candidates().stream()
                .map(candidate -> candidate.result().test().base())
                .collect(Collectors.toSet());
        List<TrialOutcome> outcomes = new ArrayList<>();
        for (TrialOutcome part : perform(plan(parts, failed::contains))) {
            int tests = tests(planner.plan(part.trial()));
            double share = tests == 0 ? 0 : together.seconds() / parts.size();
            outcomes.add(new TrialOutcome(part.trial(), tests, part.candidates(), part.seconds() + share));
        }
        return outcomes;
    }

    private Directed recordAndDirect(List<Trial> asking) {
        Run run = study.run("record", study.suite().tests(), Treatment.NONE, Run.Jvm.RECORDING, 1);
        List<Observation> recording =
                study.experiment().perform(List.of(run), Beside.ANY, stopwatch::explorationIsOver);
        if (recording.isEmpty()) {
            return Directed.NONE;
        }
        DirectedOrders.Recommended recommended = DirectedOrders.by(recording.get(0), study.suite());
        List<List<TestId>> orders = recommended.orders();
        List<TrialOutcome> outcomes = new ArrayList<>();
        for (int i = 0; i < asking.size(); i++) {
            outcomes.add(recorded(asking.get(i), recording.get(0)));
            outcomes.addAll(perform(plan(numbered(asking.get(i), orders, i * orders.size()), test -> true)));
        }
        return new Directed(outcomes, recommended.why(), asking.size() * orders.size(), recommended.leftOut());
    }

    private TrialOutcome recorded(Trial asking, Observation recording) {
        return new TrialOutcome(asking, study.suite().tests().size(), List.of(), recording.millis() / 1000.0);
    }

    /**
     * Tries these orders.
     *
     * @param earlier how many directed orders were tried before
     */
    List<TrialOutcome> exploreOrders(List<List<TestId>> orders, int earlier) {
        Map<Trial, List<Run>> plan = plan(numbered(Trial.askingForDirectedOrders(), orders, earlier), test -> true);
        announce(plan, false);
        return stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> perform(plan));
    }

    private static List<Trial> numbered(Trial asking, List<List<TestId>> orders, int earlier) {
        return IntStream.range(0, orders.size())
                .mapToObj(i -> asking.along(orders.get(i), earlier + i + 1))
                .toList();
    }
}
