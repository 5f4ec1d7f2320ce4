package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Strategies;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/**
 * Finds failures that are caused by colliding random values.
 *
 * <p>A strategy that always returns an extreme random value also makes generated ids and file names collide, which does
 * not happen in practice. If a test fails in the same way when every draw returns the same ordinary value, it is not a
 * finding.
 */
final class Collisions {

    /** Two, because the first run may leave something behind that makes the second one fail. */
    private static final int RUNS = 2;

    private final Study study;
    private final BooleanSupplier outOfTime;
    private final Future<List<Observation>> runs;

    /** Begins the runs in which all draws are the same. They go on while candidates are decided. */
    Collisions(Study study, List<CandidateEvidence> candidates, BooleanSupplier outOfTime) {
        this.study = study;
        this.outOfTime = outOfTime;
        List<TestId> tests = candidates.stream()
                .filter(evidence -> evidence.candidate().trial().collides())
                .map(CandidateEvidence::test)
                .distinct()
                .toList();
        runs = SideBySide.begin("unflake-collisions", () -> perform(tests));
    }

    private List<Observation> perform(List<TestId> tests) {
        List<Observation> observations = new ArrayList<>();
        for (int i = 1; i <= RUNS && !tests.isEmpty(); i++) {
            observations.addAll(study.experiment().perform(List.of(run(tests, i)), Beside.ANY, outOfTime));
        }
        return observations;
    }

    /** Returns the candidates that fail because random values collide. What could not be checked stays in doubt. */
    List<CandidateEvidence> among(List<CandidateEvidence> all) {
        List<CandidateEvidence> possible =
                all.stream().filter(Collisions::mayCollide).toList();
        if (possible.isEmpty()) {
            return List.of();
        }
        List<Observation> observations = SideBySide.join(runs);
        List<CandidateEvidence> found = possible.stream()
                .filter(evidence -> observations.stream().anyMatch(observation -> isSameIn(observation, evidence)))
                .toList();
        possible.forEach(evidence -> evidence.doubt(observations.size() < RUNS));
        return found;
    }

    private static boolean mayCollide(CandidateEvidence evidence) {
        return evidence.decide() == Decision.FLAKY
                && !evidence.inPlace()
                && evidence.candidate().trial().collides();
    }

    private static boolean isSameIn(Observation observation, CandidateEvidence evidence) {
        return observation
                .of(evidence.test())
                .filter(TestResult::failed)
                .filter(result -> evidence.fingerprint(result).equals(evidence.fingerprint(evidence.typicalFailure())))
                .isPresent();
    }

    private Run run(List<TestId> tests, int repetition) {
        Treatment treatment = Treatment.of(Strategies.COLLISION.with(Map.of()));
        return study.run("collide", study.suite().methods(tests), treatment, Jvm.FRESH, repetition);
    }
}
