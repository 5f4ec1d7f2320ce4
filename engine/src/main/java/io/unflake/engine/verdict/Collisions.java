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
 * Finds failures that need colliding random values.
 *
 * <p>A strategy that returns the same end for every draw also makes ids and file names collide that never do in practice.
 * A test that fails in the same way when all draws return the same ordinary value is not a finding.
 */
final class Collisions {

    /** The first run may leave something behind that makes the second one fail. */
    private static final int RUNS = 2;

    private final Study study;

    Collisions(Study study) {
        this.study = study;
    }

    /** The candidates that fail because random values collide. */
    List<Evidence> among(List<Evidence> cases) {
        List<Evidence> left =
                new ArrayList<>(cases.stream().filter(Collisions::isInQuestion).toList());
        List<Evidence> found = new ArrayList<>();
        for (int i = 1; i <= RUNS && !left.isEmpty(); i++) {
            Observation observation = study.experiment().perform(run(left, i));
            for (Evidence evidence : List.copyOf(left)) {
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

    private static boolean isInQuestion(Evidence evidence) {
        return evidence.decide() == Decision.FLAKY
                && !evidence.inPlace()
                && evidence.candidate().trial().collides();
    }

    private static boolean isSame(Evidence evidence, TestResult result) {
        return result.failed() && evidence.fingerprint(result).equals(evidence.fingerprint(evidence.typicalFailure()));
    }

    private Run run(List<Evidence> cases, int repetition) {
        List<TestId> tests =
                study.suite().methods(cases.stream().map(Evidence::test).toList());
        Treatment treatment = Treatment.of(Strategies.COLLISION.with(Map.of()));
        return study.run("collide", tests, treatment, Jvm.FRESH, repetition);
    }
}
