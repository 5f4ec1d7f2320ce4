package io.unflake.engine.verdict;

import io.unflake.engine.experiment.OutOfTimeException;
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

    Collisions(Study study, BooleanSupplier outOfTime) {
        this.study = study;
        this.outOfTime = outOfTime;
    }

    /** Returns the candidates that fail because random values collide. What could not be checked stays in doubt. */
    List<CandidateEvidence> among(List<CandidateEvidence> all) {
        List<CandidateEvidence> left =
                new ArrayList<>(all.stream().filter(Collisions::mayCollide).toList());
        left.forEach(evidence -> evidence.doubt(true));
        List<CandidateEvidence> found = new ArrayList<>();
        try {
            for (int i = 1; i <= RUNS && !left.isEmpty(); i++) {
                if (outOfTime.getAsBoolean()) {
                    return found;
                }
                Observation observation = study.experiment().performBeside(run(left, i));
                left.stream()
                        .filter(evidence -> isSameIn(observation, evidence))
                        .forEach(found::add);
                left.removeAll(found);
            }
            left.forEach(evidence -> evidence.doubt(false));
        } catch (OutOfTimeException e) {
            // What is left stays in doubt.
        }
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

    private Run run(List<CandidateEvidence> candidates, int repetition) {
        List<TestId> tests = study.suite()
                .methods(candidates.stream().map(CandidateEvidence::test).toList());
        Treatment treatment = Treatment.of(Strategies.COLLISION.with(Map.of()));
        return study.run("collide", tests, treatment, Jvm.FRESH, repetition);
    }
}
