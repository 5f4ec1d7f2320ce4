package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiments;
import io.unflake.engine.minimise.Plausibility;
import io.unflake.engine.minimise.Prover;
import io.unflake.engine.plan.DirectedOrders;
import io.unflake.engine.plan.Pinned;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Confirmation;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.PlainFailures;
import io.unflake.engine.verdict.Study;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Proof;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** The phases of a detection on one module: plain runs, exploration, confirmation, proof. */
final class TreatedDetection {

    private final ModuleDescription module;
    private final Suite suite;
    private final Experiments experiments;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final DetectRequest request;
    private final Stopwatch stopwatch;
    private final Progress progress;
    private final RunProgress runProgress;

    TreatedDetection(
            ModuleDescription module,
            Suite suite,
            Experiments experiments,
            Function<TestResult, FailureFingerprint> fingerprints,
            DetectRequest request,
            Stopwatch stopwatch,
            RunProgress runProgress) {
        this.module = module;
        this.suite = suite;
        this.experiments = experiments;
        this.fingerprints = fingerprints;
        this.request = request;
        this.stopwatch = stopwatch;
        this.progress = runProgress.display();
        this.runProgress = runProgress;
    }

    /**
     * The two runs of the whole suite with nothing perturbed.
     *
     * @param plain without agent: the unit of cost, and a control
     * @param baseline with our agent, which observes the sites that each test reaches
     */
    private record Untreated(Observation plain, Observation baseline) {

        /** The baseline, in which tests that failed without agent count as failed: treatments are not to blame. */
        Observation control() {
            Map<TestId, TestResult> withoutAgent = plain.byTest();
            return new Observation(
                    baseline.runId(),
                    baseline.results().stream()
                            .map(result -> {
                                TestResult other = withoutAgent.get(result.test());
                                return other == null || other.passed() ? result : result.withOutcomeOf(other);
                            })
                            .toList(),
                    baseline.millis());
        }
    }

    /** Failures that were confirmed, grouped by test and fingerprint, with what proved them. */
    private record Proven(List<TrialOutcome> explored, List<Provoked> provoked, Map<Provoked, Proof> proofs) {

        Proven and(Proven more) {
            Map<Provoked, Proof> allProofs = new HashMap<>(proofs);
            allProofs.putAll(more.proofs);
            return new Proven(both(explored, more.explored), both(provoked, more.provoked), allProofs);
        }
    }

    Detected run() {
        Untreated untreated = runUntreated();
        Study study = new Study(experiments.limitedBy(untreated.baseline), suite, fingerprints);
        ExplorationPhase exploration = new ExplorationPhase(
                study, untreated.control(), request.limits().jobs(), stopwatch, progress, runProgress::expect);
        ConfirmationPhase confirmation = new ConfirmationPhase(study, stopwatch, progress);
        ProofPhase proof = new ProofPhase(suite, prover(study, untreated.baseline), stopwatch, progress);

        ExplorationPhase.Explored explored = exploration.explore(trials());
        experiments.endWarm();
        Confirmation.Result confirmed = confirmation.undirected(explored.outcomes());
        List<Confirmed> directed = confirmation.directed(explored.outcomes(), confirmed.confirmed());
        progress.findings(Provoked.of(both(confirmed.confirmed(), directed)).size());
        PlainFailures.Classified plain = classify(study, untreated);

        List<Confirmed> all = both(both(confirmed.confirmed(), directed), plain.findings());
        SharedState shared = explored.directed().shared();
        Proven proven = prove(proof, explored.outcomes(), Provoked.of(all), shared);
        proven = proven.and(further(exploration, confirmation, proof, proven, explored.directed()));
        return new Detected(
                untreated.plain,
                untreated.baseline,
                proven.explored,
                proven.provoked,
                proven.proofs,
                plain.broken(),
                new Notes(module.name())
                        .collisions(confirmed.collisions())
                        .onlyWithAgent(plain.onlyWithAgent())
                        .pinned(request.search().trials(), new Pinned(module))
                        .suspicionsLeftOut(explored.directed().suspicionsLeftOut())
                        .budgetUsedUp(stopwatch.explorationIsOver())
                        .lines());
    }

    private Untreated runUntreated() {
        Experiment experiment = experiments.unlimited();
        progress.phase("plain run", 2 * suite.tests().size());
        return stopwatch.time(
                Stopwatch.Phase.EXPLORATION,
                () -> new Untreated(
                        experiment.perform(whole("plain", Jvm.PLAIN)),
                        experiment.perform(whole("baseline", Jvm.WARM))));
    }

    private Run whole(String purpose, Jvm jvm) {
        return new Run(suite.module(), purpose, suite.tests(), Treatment.NONE, jvm, 1);
    }

    private Prover prover(Study study, Observation baseline) {
        return new Prover(
                study,
                baseline,
                request.limits().minimiseBudget(),
                new Plausibility(request.search().plausible()),
                InstantSource.system());
    }

    /** What to try, except what the module's own build has set. */
    private List<Trial> trials() {
        Pinned pinned = new Pinned(module);
        return request.search().trials().stream()
                .filter(trial -> pinned.against(trial).isEmpty())
                .toList();
    }

    private PlainFailures.Classified classify(Study study, Untreated untreated) {
        return stopwatch.time(
                Stopwatch.Phase.CONFIRMATION,
                () -> new PlainFailures(study, stopwatch::outOfTime).classify(untreated.plain, untreated.baseline));
    }

    private Proven prove(ProofPhase phase, List<TrialOutcome> explored, List<Provoked> provoked, SharedState shared) {
        runProgress.countTests(false);
        try {
            return new Proven(explored, provoked, phase.prove(provoked, shared));
        } finally {
            runProgress.countTests(true);
        }
    }

    /** Tries the polluters that were found on all other tests, unless a recording has told whom they may affect. */
    private Proven further(
            ExplorationPhase exploration,
            ConfirmationPhase confirmation,
            ProofPhase proof,
            Proven proven,
            ExplorationPhase.Directed directed) {
        List<Proof> undirected = proven.proofs.entrySet().stream()
                .filter(entry -> entry.getKey().trials().stream().noneMatch(Trial::isDirected))
                .map(Map.Entry::getValue)
                .toList();
        List<List<TestId>> orders = DirectedOrders.after(undirected, suite);
        if (orders.isEmpty() || stopwatch.outOfTime()) {
            return new Proven(List.of(), List.of(), Map.of());
        }
        List<TrialOutcome> outcomes = exploration.exploreOrders(orders, directed.orders());
        List<Confirmed> known = proven.provoked.stream().map(Provoked::best).toList();
        List<Provoked> more = Provoked.of(confirmation.directed(outcomes, known)).stream()
                .filter(each -> proven.provoked.stream().noneMatch(each::isSameFailure))
                .toList();
        progress.findings(proven.provoked.size() + more.size());
        return prove(proof, outcomes, more, directed.shared());
    }

    private static <T> List<T> both(List<T> a, List<T> b) {
        return Stream.concat(a.stream(), b.stream()).toList();
    }
}
