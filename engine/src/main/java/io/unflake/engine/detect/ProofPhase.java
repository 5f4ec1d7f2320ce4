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
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

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

    /** Proofs that are sought while other failures are still being confirmed. */
    record Begun(List<Provoked> provoked, List<Future<Map<Provoked, Proof>>> proofs) {

        static final Begun NONE = new Begun(List.of(), List.of());

        private boolean covers(Provoked other) {
            return provoked.stream().anyMatch(other::isSameFailure);
        }

        private Begun and(List<Provoked> more, Future<Map<Provoked, Proof>> theirProofs) {
            return new Begun(
                    Stream.concat(provoked.stream(), more.stream()).toList(),
                    Stream.concat(proofs.stream(), Stream.of(theirProofs)).toList());
        }

        /** The proof of the same failure, which more strategies may provoke by now. */
        private Optional<Proof> proofOf(Provoked other) {
            return proofs.stream()
                    .flatMap(each -> SideBySide.join(each).entrySet().stream())
                    .filter(entry -> other.isSameFailure(entry.getKey()))
                    .map(Map.Entry::getValue)
                    .findFirst();
        }
    }

    /**
     * Begins to prove failures that are confirmed already.
     *
     * @param known the proofs that confirmed a failure
     * @param earlier proofs that are already sought
     * @param shared what is known of the state that tests share
     */
    Begun begin(List<Provoked> provoked, Map<Confirmed, Proof> known, Begun earlier, SharedState shared) {
        List<Provoked> further = notCovered(provable(provoked, known), earlier);
        return earlier.and(further, SideBySide.begin("unflake-proofs", () -> proveAll(further, shared, count -> {})));
    }

    private static List<Provoked> notCovered(List<Provoked> provable, Begun begun) {
        return provable.stream().filter(each -> !begun.covers(each)).toList();
    }

    private static List<Provoked> provable(List<Provoked> provoked, Map<Confirmed, Proof> known) {
        return provoked.stream()
                .filter(each -> each.canBeProven() && !known.containsKey(each.best()))
                .toList();
    }

    /**
     * The proofs of all that could be proven in time.
     *
     * @param known the proofs that confirmed a failure
     * @param begun proofs that are already sought
     * @param shared what is known of the state that tests share
     */
    Map<Provoked, Proof> prove(List<Provoked> provoked, Map<Confirmed, Proof> known, Begun begun, SharedState shared) {
        List<Provoked> provable = provable(provoked, known);
        List<Provoked> further = notCovered(provable, begun);
        progress.phase("proving", further.size());
        return stopwatch.time(Stopwatch.Phase.PROOF, () -> {
            Map<Provoked, Proof> proofs = proveAll(further, shared, progress::tests);
            provable.forEach(each -> begun.proofOf(each).ifPresent(proof -> proofs.put(each, proof)));
            provoked.stream()
                    .filter(each -> known.containsKey(each.best()))
                    .forEach(each -> proofs.put(each, withState(each.best(), known.get(each.best()), shared)));
            return proofs;
        });
    }

    private Map<Provoked, Proof> proveAll(List<Provoked> provable, SharedState shared, IntConsumer done) {
        Map<Provoked, Proof> proofs = new ConcurrentHashMap<>();
        List<Runnable> searches = new ArrayList<>();
        searches.add(() -> proofs.putAll(
                proveOrders(provable.stream().filter(Provoked::isOrder).toList(), shared, done)));
        alike(provable.stream().filter(each -> !each.isOrder()).toList())
                .forEach(group -> searches.add(() -> proveAlike(group, proofs, done)));
        SideBySide.forEach(searches, Runnable::run);
        return proofs;
    }

    /** Groups of failures that may have the same cause. */
    private List<List<Provoked>> alike(List<Provoked> provoked) {
        Map<Confirmed, Provoked> byBest = byBest(provoked);
        return prover.alike(List.copyOf(byBest.keySet())).stream()
                .map(group -> group.stream().map(byBest::get).toList())
                .toList();
    }

    /** Proves the first failure, whose cause is then tried on the others. */
    private void proveAlike(List<Provoked> group, Map<Provoked, Proof> proofs, IntConsumer done) {
        prove(group.get(0), proofs, done);
        SideBySide.forEach(group.subList(1, group.size()), each -> prove(each, proofs, done));
    }

    private void prove(Provoked provoked, Map<Provoked, Proof> proofs, IntConsumer done) {
        try {
            if (!stopwatch.outOfTime()) {
                proofs.put(provoked, prover.prove(provoked.best(), stopwatch::outOfTime));
                done.accept(1);
            }
        } catch (OutOfTimeException e) {
            // The finding is confirmed, but its cause is not known.
        }
    }

    private Map<Provoked, Proof> proveOrders(List<Provoked> provoked, SharedState shared, IntConsumer done) {
        Map<Confirmed, Provoked> byBest = byBest(provoked);
        Map<Provoked, Proof> proofs = new LinkedHashMap<>();
        prover.proveOrders(List.copyOf(byBest.keySet()), shared::polluters, stopwatch::outOfTime)
                .forEach((confirmed, proof) -> proofs.put(byBest.get(confirmed), withState(confirmed, proof, shared)));
        done.accept(provoked.size());
        return proofs;
    }

    private static Map<Confirmed, Provoked> byBest(List<Provoked> provoked) {
        Map<Confirmed, Provoked> byBest = new LinkedHashMap<>();
        provoked.forEach(each -> byBest.put(each.best(), each));
        return byBest;
    }

    /** Adds the state that the tests before change and this one reads. */
    private Proof withState(Confirmed confirmed, Proof proof, SharedState shared) {
        TestId test = suite.memberOf(confirmed.test());
        return proof.withBefore(proof.before().stream()
                .map(before -> before.leaving(shared.between(before.test(), test)))
                .toList());
    }
}
