package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiments;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.minimise.Plausibility;
import io.unflake.engine.minimise.Prover;
import io.unflake.engine.plan.DirectedOrders;
import io.unflake.engine.plan.Pinned;
import io.unflake.engine.plan.RunDurations;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.PlainFailures;
import io.unflake.engine.verdict.Study;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Proof;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
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
    private final Consumer<Detected> soFar;

    /** @param soFar receives what is known while the detection goes on */
    TreatedDetection(
            ModuleDescription module,
            Suite suite,
            Experiments experiments,
            Function<TestResult, FailureFingerprint> fingerprints,
            DetectRequest request,
            Stopwatch stopwatch,
            RunProgress runProgress,
            Consumer<Detected> soFar) {
        this.module = module;
        this.suite = suite;
        this.experiments = experiments;
        this.fingerprints = fingerprints;
        this.request = request;
        this.stopwatch = stopwatch;
        this.progress = runProgress.display();
        this.runProgress = runProgress;
        this.soFar = soFar;
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
        PlainPhase.Untreated untreated =
                new PlainPhase(module, suite, experiments, request.limits().thorough(), stopwatch, runProgress).run();
        JvmReuse reuse = untreated.reuse();
        Study study = new Study(experiments.limitedBy(untreated.baseline(), reuse), suite, fingerprints);
        ExplorationPhase exploration = new ExplorationPhase(
                study,
                untreated.control(),
                new RunDurations(untreated.baseline(), request.catalog()),
                request.limits().jobs(),
                stopwatch,
                runProgress);
        Prover prover = prover(study, untreated.baseline());
        ConfirmationPhase confirmation = new ConfirmationPhase(study, prover, stopwatch, progress);
        ProofPhase proof = new ProofPhase(suite, prover, stopwatch, progress);

        Future<PlainFailures.Classified> classification =
                SideBySide.begin("unflake-plain", () -> classify(study, untreated));
        ExplorationPhase.Explored explored = exploration.explore(trials(reuse));
        experiments.endBusy();
        SharedState shared = explored.directed().shared();
        List<TrialOutcome> first = both(explored.outcomes(), explored.waiting().ended());
        ConfirmationPhase.Confirming early = confirmation.confirm(first, Set.of(), shared);
        ProofPhase.Begun begun = proof.begin(
                Provoked.of(early.result().confirmed()), early.result().proofs(), shared);
        PlainFailures.Classified plain =
                stopwatch.time(Stopwatch.Phase.CONFIRMATION, () -> SideBySide.join(classification));
        List<TrialOutcome> waited = exploration.await(explored.waiting());
        ConfirmationPhase.Result confirmed = early.result()
                .and(confirmation.confirm(waited, Set.of(), shared).result());

        List<TrialOutcome> outcomes = both(first, waited);
        List<Provoked> provoked = Provoked.of(both(confirmed.confirmed(), plain.findings()));
        progress.findings(provoked.size());
        List<String> notes = new Notes(module.name())
                .collisions(confirmed.collisions())
                .onlyWithAgent(plain.onlyWithAgent())
                .pinned(request.search().trials(), new Pinned(module))
                .reuse(reuse, request.search().trials())
                .suspicionsLeftOut(explored.directed().suspicionsLeftOut())
                .lines();
        Proven unproven = new Proven(outcomes, provoked, Map.of());
        soFar.accept(detected(untreated, unproven, plain.broken(), notes));
        Proven proven = new Proven(outcomes, provoked, proof.prove(provoked, confirmed.proofs(), begun, shared));
        if (!early.wholeOrders().isEmpty()) {
            proven =
                    proven.and(prove(confirmation.repeatOrders(early.wholeOrders()), List.of(), proven, proof, shared));
        }
        proven = proven.and(further(exploration, confirmation, proof, proven, explored.directed()));
        if (explored.waiting().areLeft()) {
            List<TrialOutcome> rest = exploration.awaitAll(explored.waiting());
            proven = proven.and(
                    prove(confirmation.confirm(rest, Set.of(), shared).result(), rest, proven, proof, shared));
        }
        if (!early.wholeOrders().isEmpty()) {
            proven =
                    proven.and(prove(confirmation.repeatOrders(early.wholeOrders()), List.of(), proven, proof, shared));
        }
        return detected(untreated, proven, plain.broken(), notes);
    }

    private Detected detected(
            PlainPhase.Untreated untreated, Proven proven, List<TestResult> broken, List<String> notes) {
        return new Detected(
                untreated.plain(),
                untreated.baseline(),
                inOrderOfRequest(proven.explored),
                proven.provoked,
                proven.proofs,
                broken,
                notes,
                new Unfinished(module.name())
                        .strategies(proven.explored.stream().allMatch(TrialOutcome::complete))
                        .unconfirmed(proven.provoked)
                        .causes(proven.provoked, proven.proofs)
                        .lines());
    }

    /** Directed orders come last. */
    private List<TrialOutcome> inOrderOfRequest(List<TrialOutcome> outcomes) {
        List<Trial> trials = request.search().trials();
        return outcomes.stream()
                .sorted(Comparator.comparingInt(
                        outcome -> trials.contains(outcome.trial()) ? trials.indexOf(outcome.trial()) : trials.size()))
                .toList();
    }

    private Prover prover(Study study, Observation baseline) {
        return new Prover(
                study,
                baseline,
                request.limits().minimiseBudget(),
                new Plausibility(request.search().plausible()),
                InstantSource.system());
    }

    /** What to try, except what the module's own build has set, and orders that need a JVM for several requests. */
    private List<Trial> trials(JvmReuse reuse) {
        Pinned pinned = new Pinned(module);
        return request.search().trials().stream()
                .filter(trial -> pinned.against(trial).isEmpty())
                .filter(trial -> reuse == JvmReuse.UNLIMITED || !trial.isOrder())
                .toList();
    }

    /** Goes on beside exploration, since it is also of interest if there is no time for anything else. */
    private PlainFailures.Classified classify(Study study, PlainPhase.Untreated untreated) {
        return new PlainFailures(study, stopwatch::outOfTime).classify(untreated.plain(), untreated.baseline());
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
        Set<TestId> known = proven.provoked.stream()
                .map(Provoked::best)
                .filter(each -> each.trial() == null || each.trial().isOrder())
                .map(Confirmed::test)
                .collect(Collectors.toSet());
        ConfirmationPhase.Confirming confirming = confirmation.confirm(outcomes, known, directed.shared());
        ConfirmationPhase.Result confirmed = confirming.wholeOrders().isEmpty()
                ? confirming.result()
                : confirming.result().and(confirmation.repeatOrders(confirming.wholeOrders()));
        return prove(confirmed, outcomes, proven, proof, directed.shared());
    }

    /** Proves what was confirmed later, unless it is the same as something that is already proven. */
    private Proven prove(
            ConfirmationPhase.Result confirmed,
            List<TrialOutcome> outcomes,
            Proven proven,
            ProofPhase phase,
            SharedState shared) {
        List<Provoked> more = Provoked.of(confirmed.confirmed()).stream()
                .filter(each -> proven.provoked.stream().noneMatch(each::isSameFailure))
                .toList();
        progress.findings(proven.provoked.size() + more.size());
        return new Proven(outcomes, more, phase.prove(more, confirmed.proofs(), ProofPhase.Begun.NONE, shared));
    }

    private static <T> List<T> both(List<T> a, List<T> b) {
        return Stream.concat(a.stream(), b.stream()).toList();
    }
}
