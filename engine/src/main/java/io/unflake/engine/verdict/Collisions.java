package io.unflake.engine.verdict;

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

    Collisions(Study study) {
        this.study = study;
    }

    /** The candidates that fail because random values collide. */
    List<CandidateEvidence> among(List<CandidateEvidence> all) {
        List<CandidateEvidence> left =
                new ArrayList<>(all.stream().filter(Collisions::mayCollide).toList());
        List<CandidateEvidence> found = new ArrayList<>();
        for (int i = 1; i <= RUNS && !left.isEmpty(); i++) {
            Observation observation = study.experiment().performBeside(run(left, i));
            for (CandidateEvidence evidence : List.copyOf(left)) {
                if (observation
                        .of(evidence.test())
                        .filter(result -> isSame(evidence, result))
                        .isPresent()) {
                    left.remove(evidence);
                    found.add(evidence);
                }
            }
        }
        return found;
    }

    private static boolean mayCollide(CandidateEvidence evidence) {
        return evidence.decide() == Decision.FLAKY
                && !evidence.inPlace()
                && evidence.candidate().trial().collides();
    }

    private static boolean isSame(CandidateEvidence evidence, TestResult result) {
        return result.failed() && evidence.fingerprint(result).equals(evidence.fingerprint(evidence.typicalFailure()));
    }

    private Run run(List<CandidateEvidence> candidates, int repetition) {
        List<TestId> tests = study.suite()
                .methods(candidates.stream().map(CandidateEvidence::test).toList());
        Treatment treatment = Treatment.of(Strategies.COLLISION.with(Map.of()));
        return study.run("collide", tests, treatment, Jvm.FRESH, repetition);
    }
}
