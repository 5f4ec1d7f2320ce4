package io.unflake.engine.detect;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.minimise.Plausibility;
import io.unflake.engine.minimise.Prover;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.Exploration;
import io.unflake.engine.verdict.Confirmation;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.finding.Proof;
import io.unflake.model.progress.Progress;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** Looks into what failed under treatments: confirms it, and proves what was confirmed. */
final class Inquiry {

    private final Study study;
    private final Stopwatch stopwatch;
    private final Progress progress;
    private final ProgressRelay relay;
    private final Prover prover;

    Inquiry(
            Study study,
            Observation baseline,
            DetectRequest request,
            Stopwatch stopwatch,
            Progress progress,
            ProgressRelay relay) {
        this.study = study;
        this.stopwatch = stopwatch;
        this.progress = progress;
        this.relay = relay;
        prover = new Prover(
                study,
                baseline,
                request.minimiseBudget(),
                new Plausibility(request.plausible()),
                InstantSource.system());
    }

    /** @param wanted the candidates to look at */
    Confirmation.Result confirm(List<Exploration.Outcome> explored, Predicate<Candidate> wanted) {
        List<Candidate> candidates = explored.stream()
                .flatMap(outcome -> outcome.candidates().stream())
                .filter(wanted)
                .toList();
        progress.phase("confirming", 2 * candidates.size());
        return stopwatch.confirmation(() -> new Confirmation(study, stopwatch::outOfTime).confirm(candidates));
    }

    /** @param shared what is known of the state that tests share */
    Map<Provoked, Proof> prove(List<Provoked> provoked, SharedState shared) {
        List<Provoked> provable =
                provoked.stream().filter(Provoked::canBeProven).toList();
        progress.phase("proving", provable.size());
        relay.countTests(false);
        Map<Provoked, Proof> proofs = new ConcurrentHashMap<>();
        List<Runnable> searches = new ArrayList<>();
        searches.add(() -> proofs.putAll(
                proveOrders(provable.stream().filter(Provoked::isOrder).toList(), shared)));
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

    private Proof explained(Confirmed confirmed, Proof proof, SharedState shared) {
        TestId test = study.suite().memberOf(confirmed.test());
        return proof.knowing(proof.before().stream()
                .map(before -> before.leaving(shared.between(before.test(), test)))
                .toList());
    }

    private Map<Provoked, Proof> proveOrders(List<Provoked> provoked, SharedState shared) {
        Map<Confirmed, Provoked> byBest = new LinkedHashMap<>();
        provoked.forEach(each -> byBest.put(each.best(), each));
        Map<Provoked, Proof> proofs = new LinkedHashMap<>();
        prover.proveOrders(List.copyOf(byBest.keySet()), shared::polluters, stopwatch::outOfTime)
                .forEach((confirmed, proof) -> proofs.put(byBest.get(confirmed), explained(confirmed, proof, shared)));
        progress.tests(provoked.size());
        return proofs;
    }
}
