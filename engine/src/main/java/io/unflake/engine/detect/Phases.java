package io.unflake.engine.detect;

import io.unflake.engine.minimise.Plausibility;
import io.unflake.engine.minimise.Prover;
import io.unflake.engine.plan.RunDurations;
import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.verdict.Study;
import java.time.InstantSource;

/**
 * The phases that follow the plain runs.
 *
 * @param baselineMillis how long the baseline took
 */
record Phases(ExplorationPhase exploration, ConfirmationPhase confirmation, ProofPhase proof, long baselineMillis) {

    static Phases after(
            PlainPhase.Untreated untreated,
            Study study,
            DetectRequest request,
            DelaySearch delays,
            Stopwatch stopwatch,
            RunProgress progress) {
        Prover prover = new Prover(
                study,
                untreated.baseline(),
                request.limits().minimiseBudget(),
                new Plausibility(request.search().plausible()),
                delays.narrowing(),
                InstantSource.system());
        return new Phases(
                new ExplorationPhase(
                        study,
                        untreated.baseline(),
                        untreated::passed,
                        new RunDurations(untreated.baseline(), request.catalog()),
                        request.limits().jobs(),
                        request.isPatient(),
                        delays,
                        stopwatch,
                        progress),
                new ConfirmationPhase(study, prover, request.search().confirm(), stopwatch, progress.display()),
                new ProofPhase(study.suite(), prover, stopwatch, progress.display()),
                untreated.baseline().millis());
    }
}
