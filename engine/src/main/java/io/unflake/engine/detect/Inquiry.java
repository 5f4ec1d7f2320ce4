package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiment.Company;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.minimise.Plausibility;
import io.unflake.engine.minimise.Prover;
import io.unflake.engine.plan.DirectedOrders;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.SharedState;
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
import io.unflake.model.Treatment;
import io.unflake.model.finding.Proof;
import io.unflake.model.progress.Progress;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;

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
    private final AtomicInteger ordersSoFar = new AtomicInteger();
    private volatile int leftOut;
    private volatile SharedState shared = SharedState.UNKNOWN;

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

    /** Tries them all; those that ask for directed orders get a recording first, beside the others. */
    List<Exploration.Outcome> explore(List<Trial> trials) {
        Map<Trial, List<Run>> plan =
                plan(trials.stream().filter(trial -> !trial.isUndirected()).toList());
        List<Trial> undirected = trials.stream().filter(Trial::isUndirected).toList();
        announce(plan, undirected.size());
        List<Exploration.Outcome> outcomes = new ArrayList<>();
        List<Exploration.Outcome> directed = new ArrayList<>();
        return stopwatch.exploration(() -> {
            SideBySide.forEach(
                    List.<Runnable>of(
                            () -> directed.addAll(recordAndDirect(undirected)), () -> outcomes.addAll(perform(plan))),
                    Runnable::run);
            outcomes.addAll(directed);
            return outcomes;
        });
    }

    private Map<Trial, List<Run>> plan(List<Trial> trials) {
        Planner planner = new Planner(suite, baseline, request.seed(), request.jobs());
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        trials.forEach(trial -> plan.put(trial, planner.plan(trial)));
        List<Run> runs = plan.values().stream().flatMap(List::stream).toList();
        relay.expect(runs);
        return plan;
    }

    private void announce(Map<Trial, List<Run>> plan, int undirected) {
        long tried = plan.values().stream().filter(runs -> !runs.isEmpty()).count();
        progress.strategies((int) tried + undirected);
        int tests = plan.values().stream()
                .flatMap(List::stream)
                .mapToInt(run -> run.tests().size())
                .sum();
        progress.phase("exploring", tests + (undirected > 0 ? suite.tests().size() : 0));
    }

    private List<Exploration.Outcome> perform(Map<Trial, List<Run>> plan) {
        return new Exploration(experiment, baseline, stopwatch::explorationIsOver).explore(plan);
    }

    private List<Exploration.Outcome> recordAndDirect(List<Trial> undirected) {
        if (undirected.isEmpty()) {
            return List.of();
        }
        Run run =
                new Run(suite.module(), "record", suite.tests(), Treatment.NONE, request.seed(), Run.Jvm.RECORDING, 1);
        List<Observation> recording = experiment.perform(List.of(run), Company.ANY, stopwatch::explorationIsOver);
        if (recording.isEmpty()) {
            return List.of();
        }
        DirectedOrders.Recommended recommended = DirectedOrders.by(recording.get(0), suite);
        leftOut = recommended.leftOut();
        shared = recommended.why();
        List<Exploration.Outcome> outcomes = new ArrayList<>();
        double seconds = recording.get(0).millis() / 1000.0;
        undirected.forEach(trial ->
                outcomes.add(new Exploration.Outcome(trial, suite.tests().size(), List.of(), seconds)));
        outcomes.addAll(perform(plan(undirected.stream()
                .flatMap(trial -> number(trial, recommended.orders()).stream())
                .toList())));
        return outcomes;
    }

    /** Tries these orders. */
    List<Exploration.Outcome> exploreOrders(List<List<TestId>> orders) {
        Map<Trial, List<Run>> plan = plan(number(Trial.undirected(), orders));
        announce(plan, 0);
        return stopwatch.exploration(() -> perform(plan));
    }

    private List<Trial> number(Trial undirected, List<List<TestId>> orders) {
        return orders.stream()
                .map(order -> undirected.along(order, ordersSoFar.incrementAndGet()))
                .toList();
    }

    /** How many suspicions of a recording were not looked into, since that would have been too much to run. */
    int suspicionsLeftOut() {
        return leftOut;
    }

    /** @param wanted the candidates to look at */
    Confirmation.Result confirm(List<Exploration.Outcome> explored, Predicate<Candidate> wanted) {
        List<Candidate> candidates = explored.stream()
                .flatMap(outcome -> outcome.candidates().stream())
                .filter(wanted)
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

    private Proof explained(Confirmed confirmed, Proof proof) {
        TestId test = suite.memberOf(confirmed.test());
        return proof.knowing(proof.before().stream()
                .map(before -> before.leaving(shared.between(before.test(), test)))
                .toList());
    }

    private Map<Provoked, Proof> proveOrders(List<Provoked> provoked) {
        Map<Confirmed, Provoked> byBest = new LinkedHashMap<>();
        provoked.forEach(each -> byBest.put(each.best(), each));
        Map<Provoked, Proof> proofs = new LinkedHashMap<>();
        prover.proveOrders(List.copyOf(byBest.keySet()), shared::polluters, stopwatch::outOfTime)
                .forEach((confirmed, proof) -> proofs.put(byBest.get(confirmed), explained(confirmed, proof)));
        progress.tests(provoked.size());
        return proofs;
    }
}
