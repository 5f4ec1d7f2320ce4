package io.unflake.engine.detect;

import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.minimise.Prover;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.TestId;
import io.unflake.model.finding.Proof;
import io.unflake.model.progress.Progress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Searches the smallest cause and the margin of confirmed failures. */
final class ProofPhase {

    private final Suite suite;
    private final Prover prover;
    private final Stopwatch stopwatch;
    private final Progress progress;

    ProofPhase(Suite suite, Prover prover, Stopwatch stopwatch, Progress progress) {
        this.suite = suite;
        this.prover = prover;
        this.stopwatch = stopwatch;
        this.progress = progress;
    }

    /**
     * The proofs of all that could be proven in time.
     *
     * @param known the proofs that confirmed a failure
     * @param shared what is known of the state that tests share
     */
    Map<Provoked, Proof> prove(List<Provoked> provoked, Map<Confirmed, Proof> known, SharedState shared) {
        List<Provoked> provable = provoked.stream()
                .filter(each -> each.canBeProven() && !known.containsKey(each.best()))
                .toList();
        progress.phase("proving", provable.size());
        Map<Provoked, Proof> proofs = stopwatch.time(Stopwatch.Phase.PROOF, () -> proveAll(provable, shared));
        provoked.stream()
                .filter(each -> known.containsKey(each.best()))
                .forEach(each -> proofs.put(each, withState(each.best(), known.get(each.best()), shared)));
        return proofs;
    }

    private Map<Provoked, Proof> proveAll(List<Provoked> provable, SharedState shared) {
        Map<Provoked, Proof> proofs = new ConcurrentHashMap<>();
        List<Runnable> searches = new ArrayList<>();
        searches.add(() -> proofs.putAll(
                proveOrders(provable.stream().filter(Provoked::isOrder).toList(), shared)));
        provable.stream().filter(each -> !each.isOrder()).forEach(each -> searches.add(() -> prove(each, proofs)));
        SideBySide.forEach(searches, Runnable::run);
        return proofs;
    }

    private void prove(Provoked provoked, Map<Provoked, Proof> proofs) {
        try {
            if (!stopwatch.outOfTime()) {
                proofs.put(provoked, prover.prove(provoked.best(), stopwatch::outOfTime));
                progress.tests(1);
            }
        } catch (OutOfTimeException e) {
            // The finding is confirmed, but its cause is not known.
        }
    }

    private Map<Provoked, Proof> proveOrders(List<Provoked> provoked, SharedState shared) {
        Map<Confirmed, Provoked> byBest = new LinkedHashMap<>();
        provoked.forEach(each -> byBest.put(each.best(), each));
        Map<Provoked, Proof> proofs = new LinkedHashMap<>();
        prover.proveOrders(List.copyOf(byBest.keySet()), shared::polluters, stopwatch::outOfTime)
                .forEach((confirmed, proof) -> proofs.put(byBest.get(confirmed), withState(confirmed, proof, shared)));
        progress.tests(provoked.size());
        return proofs;
    }

    /** Adds the state that the tests before change and this one reads. */
    private Proof withState(Confirmed confirmed, Proof proof, SharedState shared) {
        TestId test = suite.memberOf(confirmed.test());
        return proof.withBefore(proof.before().stream()
                .map(before -> before.leaving(shared.between(before.test(), test)))
                .toList());
    }
}
