package io.unflake.engine.detect;

import io.unflake.engine.plan.DirectedOrders;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.TestId;
import io.unflake.model.finding.Proof;
import io.unflake.model.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What is found after most failures are proven: it takes long, or follows from what was proven. */
final class LaterFindings {

    private final Phases phases;
    private final Suite suite;
    private final Function<List<Confirmed>, List<Provoked>> grouping;
    private final Stopwatch stopwatch;
    private final Progress progress;

    /** @param grouping groups failures that become one finding */
    LaterFindings(
            Phases phases,
            Suite suite,
            Function<List<Confirmed>, List<Provoked>> grouping,
            Stopwatch stopwatch,
            Progress progress) {
        this.phases = phases;
        this.suite = suite;
        this.grouping = grouping;
        this.stopwatch = stopwatch;
        this.progress = progress;
    }

    /**
     * Returns what is proven now.
     *
     * @param proven what was proven before
     * @param wholeOrders failures that can only be confirmed by repeating a whole order of tests
     */
    Proven addedTo(Proven proven, List<Candidate> wholeOrders, ExplorationPhase.Explored explored) {
        Proven withOrders =
                proven.and(repeatOrders(wholeOrders, proven, explored.directed().shared()));
        Proven withFurther = withOrders.and(further(withOrders, explored.directed()));
        return withFurther.and(awaitRest(explored, withFurther));
    }

    /** Repeats whole orders of tests that made tests fail for reasons that were not found. */
    private Proven repeatOrders(List<Candidate> candidates, Proven proven, SharedState shared) {
        return candidates.isEmpty()
                ? Proven.NOTHING
                : prove(
                        phases.confirmation().repeatOrders(candidates, phases.baselineMillis()),
                        List.of(),
                        proven,
                        shared);
    }

    /** Tries the polluters that were found on all other tests, unless a recording has told whom they may affect. */
    private Proven further(Proven proven, ExplorationPhase.Directed directed) {
        List<Proof> undirected = proven.proofs().entrySet().stream()
                .filter(entry -> entry.getKey().trials().stream().noneMatch(Trial::isDirected))
                .map(Map.Entry::getValue)
                .toList();
        List<List<TestId>> orders = DirectedOrders.after(undirected, suite);
        if (orders.isEmpty() || stopwatch.outOfTime()) {
            return Proven.NOTHING;
        }
        List<TrialOutcome> outcomes = phases.exploration().exploreOrders(orders, directed.orders());
        Set<TestId> known = proven.provoked().stream()
                .map(Provoked::best)
                .filter(each -> each.trial() == null || each.trial().isOrder())
                .map(Confirmed::test)
                .collect(Collectors.toSet());
        ConfirmationPhase.Attempt attempt = phases.confirmation().confirm(outcomes, known, directed.shared());
        Proven more = prove(attempt.result(), outcomes, proven, directed.shared());
        return more.and(repeatOrders(attempt.wholeOrders(), proven.and(more), directed.shared()));
    }

    /** Waits for the trials under which tests still wait. */
    private Proven awaitRest(ExplorationPhase.Explored explored, Proven proven) {
        if (!explored.waiting().areLeft()) {
            return Proven.NOTHING;
        }
        SharedState shared = explored.directed().shared();
        List<TrialOutcome> rest = phases.exploration().awaitAll(explored.waiting());
        return prove(phases.confirmation().confirm(rest, Set.of(), shared).result(), rest, proven, shared);
    }

    /** Proves what was confirmed later, unless it is the same as something that is already proven. */
    private Proven prove(
            ConfirmationPhase.Result confirmed, List<TrialOutcome> outcomes, Proven proven, SharedState shared) {
        List<Provoked> more = grouping.apply(confirmed.confirmed()).stream()
                .filter(each -> proven.provoked().stream().noneMatch(each::isSameFailure))
                .toList();
        progress.findings(proven.provoked().size() + more.size());
        return new Proven(
                outcomes, more, phases.proof().prove(more, confirmed.proofs(), ProofPhase.Begun.NONE, shared));
    }
}
