package io.unflake.engine.detect;

import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Confirmation;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.TestId;
import io.unflake.model.progress.Progress;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Confirms or rejects the tests that failed in exploration. */
final class ConfirmationPhase {

    private final Study study;
    private final Stopwatch stopwatch;
    private final Progress progress;

    ConfirmationPhase(Study study, Stopwatch stopwatch, Progress progress) {
        this.study = study;
        this.stopwatch = stopwatch;
        this.progress = progress;
    }

    /** Confirms everything that failed in other than directed orders. */
    Confirmation.Result undirected(List<TrialOutcome> explored) {
        return confirm(explored, candidate -> !candidate.trial().isDirected());
    }

    /** Confirms what failed in directed orders, except tests that are known to depend on the order. */
    List<Confirmed> directed(List<TrialOutcome> explored, List<Confirmed> known) {
        Set<TestId> orderDependent = known.stream()
                .filter(each -> each.trial() == null || each.trial().isOrder())
                .map(Confirmed::test)
                .collect(Collectors.toSet());
        return confirm(
                        explored,
                        candidate -> candidate.trial().isDirected()
                                && !orderDependent.contains(candidate.result().test()))
                .confirmed();
    }

    private Confirmation.Result confirm(List<TrialOutcome> explored, Predicate<Candidate> wanted) {
        List<Candidate> candidates = explored.stream()
                .flatMap(outcome -> outcome.candidates().stream())
                .filter(wanted)
                .toList();
        progress.phase("confirming", 2 * candidates.size());
        return stopwatch.time(
                Stopwatch.Phase.CONFIRMATION, () -> new Confirmation(study, stopwatch::outOfTime).confirm(candidates));
    }
}
