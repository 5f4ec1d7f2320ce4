package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.minimise.Plausibility;
import io.unflake.engine.minimise.Prover;
import io.unflake.engine.plan.Joint;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.Exploration;
import io.unflake.engine.verdict.Confirmation;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Proof;
import io.unflake.model.progress.Progress;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Tries treatments on the tests of a suite: explores, confirms what failed, and proves what was confirmed. */
final class Inquiry {

    private final Experiment experiment;
    private final Suite suite;
    private final Observation baseline;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final DetectRequest request;
    private final Stopwatch stopwatch;
    private final Progress progress;
    private final ProgressRelay relay;
    private final Prover prover;

    Inquiry(
            Experiment experiment,
            Suite suite,
            Observation baseline,
            Function<TestResult, FailureFingerprint> fingerprints,
            DetectRequest request,
            Stopwatch stopwatch,
            Progress progress,
            ProgressRelay relay) {
        this.experiment = experiment;
        this.suite = suite;
        this.baseline = baseline;
        this.fingerprints = fingerprints;
        this.request = request;
        this.stopwatch = stopwatch;
        this.progress = progress;
        this.relay = relay;
        prover = new Prover(
                experiment,
                suite,
                baseline,
                fingerprints,
                request.seed(),
                request.minimiseBudget(),
                new Plausibility(request.plausible()),
                InstantSource.system());
    }

    List<Exploration.Outcome> explore(List<Trial> trials) {
        return stopwatch.exploration(() -> {
            Planner planner = new Planner(suite, baseline, request.seed(), request.jobs());
            Map<Trial, List<Run>> plan = new LinkedHashMap<>();
            Optional<Joint> joint = Joint.of(trials);
            trials.stream()
                    .filter(trial -> joint.isEmpty() || !joint.get().parts().contains(trial))
                    .forEach(trial -> plan.put(trial, planner.plan(trial)));
            joint.ifPresent(many -> plan.put(many.all(), planner.plan(many.all())));
            List<Exploration.Outcome> outcomes = perform(plan);
            return joint.isEmpty()
                    ? outcomes
                    : takeApart(joint.get(), outcomes, planner).stream()
                            .sorted(Comparator.comparing(outcome -> trials.indexOf(outcome.trial())))
                            .toList();
        });
    }

    private List<Exploration.Outcome> perform(Map<Trial, List<Run>> plan) {
        List<Run> runs = plan.values().stream().flatMap(List::stream).toList();
        relay.expect(runs);
        progress.strategies(
                (int) plan.values().stream().filter(list -> !list.isEmpty()).count());
        progress.phase(
                "exploring", runs.stream().mapToInt(run -> run.tests().size()).sum());
        return new Exploration(experiment, baseline, stopwatch::explorationIsOver).explore(plan);
    }

    /** Tries what failed under several settings at once under each of them. */
    private List<Exploration.Outcome> takeApart(Joint joint, List<Exploration.Outcome> outcomes, Planner planner) {
        List<Exploration.Outcome> result = new ArrayList<>(outcomes);
        result.removeIf(outcome -> outcome.trial().equals(joint.all()));
        Exploration.Outcome together = outcomes.stream()
                .filter(outcome -> outcome.trial().equals(joint.all()))
                .findFirst()
                .orElseThrow();
        Set<TestId> failed = together.candidates().stream()
                .map(candidate -> candidate.result().test().base())
                .collect(Collectors.toSet());
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        joint.parts().forEach(part -> plan.put(part, planner.plan(part, failed::contains)));
        for (Exploration.Outcome part : failed.isEmpty() ? nothing(joint.parts()) : perform(plan)) {
            int tests = planner.plan(part.trial()).stream()
                    .mapToInt(run -> run.tests().size())
                    .sum();
            double share = tests == 0 ? 0 : together.seconds() / joint.parts().size();
            result.add(new Exploration.Outcome(part.trial(), tests, part.candidates(), part.seconds() + share));
        }
        return result;
    }

    private static List<Exploration.Outcome> nothing(List<Trial> trials) {
        return trials.stream()
                .map(trial -> new Exploration.Outcome(trial, 0, List.of(), 0))
                .toList();
    }

    /** @param known the tests that need no further look */
    Confirmation.Result confirm(List<Exploration.Outcome> explored, Predicate<TestId> known) {
        List<Candidate> candidates = explored.stream()
                .flatMap(outcome -> outcome.candidates().stream())
                .filter(candidate -> !known.test(candidate.result().test()))
                .toList();
        progress.phase("confirming", 2 * candidates.size());
        return stopwatch.confirmation(
                () -> new Confirmation(experiment, suite, fingerprints, request.seed(), stopwatch::outOfTime)
                        .confirm(candidates));
    }

    Map<Provoked, Proof> prove(List<Provoked> provoked) {
        List<Provoked> provable =
                provoked.stream().filter(Provoked::canBeProven).toList();
        progress.phase("proving", provable.size());
        relay.countTests(false);
        Map<Provoked, Proof> proofs = new ConcurrentHashMap<>();
        List<Runnable> searches = new ArrayList<>();
        searches.add(() -> proofs.putAll(
                proveOrders(provable.stream().filter(Provoked::isOrder).toList())));
        provable.stream().filter(each -> !each.isOrder()).forEach(each -> searches.add(() -> prove(each, proofs)));
        stopwatch.proof(() -> {
            SideBySide.forEach(searches, Runnable::run);
            return proofs;
        });
        relay.countTests(true);
        return proofs;
    }

    private void prove(Provoked provoked, Map<Provoked, Proof> proofs) {
        if (!stopwatch.outOfTime()) {
            proofs.put(provoked, prover.prove(provoked.best(), stopwatch::outOfTime));
            progress.tests(1);
        }
    }

    private Map<Provoked, Proof> proveOrders(List<Provoked> provoked) {
        Map<Confirmed, Provoked> byBest = new LinkedHashMap<>();
        provoked.forEach(each -> byBest.put(each.best(), each));
        Map<Provoked, Proof> proofs = new LinkedHashMap<>();
        prover.proveOrders(List.copyOf(byBest.keySet()), stopwatch::outOfTime)
                .forEach((confirmed, proof) -> proofs.put(byBest.get(confirmed), proof));
        progress.tests(provoked.size());
        return proofs;
    }
}
