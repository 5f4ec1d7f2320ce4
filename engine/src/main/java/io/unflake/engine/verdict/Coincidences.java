package io.unflake.engine.verdict;

import io.unflake.model.Observation;
import io.unflake.model.Perturbation;
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
 * Tells failures of extreme draws from failures of equal ones.
 *
 * <p>A strategy that returns the same end for every draw also makes ids and names of files coincide that in life never
 * do. What fails in the same way when such draws coincide at an ordinary value is no finding.
 */
final class Coincidences {

    private static final String GROUP = "random.";
    /** The first run may leave behind what the second stumbles over. */
    private static final int RUNS = 2;

    private final Study study;

    Coincidences(Study study) {
        this.study = study;
    }

    /** Those of the cases that fail because draws coincide. */
    List<Case> among(List<Case> cases) {
        List<Case> left = new ArrayList<>(
                cases.stream().filter(Coincidences::isInQuestion).toList());
        List<Case> found = new ArrayList<>();
        for (int i = 1; i <= RUNS && !left.isEmpty(); i++) {
            Observation observation = study.experiment().perform(run(left, i));
            for (Case case_ : List.copyOf(left)) {
                if (observation
                        .of(case_.test())
                        .filter(result -> isSame(case_, result))
                        .isPresent()) {
                    left.remove(case_);
                    found.add(case_);
                }
            }
        }
        return found;
    }

    private static boolean isInQuestion(Case case_) {
        return case_.decide() == Decision.FLAKY
                && !case_.inPlace()
                && case_.candidate().trial().treatment().perturbations().stream()
                        .anyMatch(perturbation -> perturbation.strategy().startsWith(GROUP));
    }

    private static boolean isSame(Case case_, TestResult result) {
        return result.failed() && case_.fingerprint(result).equals(case_.fingerprint(case_.typicalFailure()));
    }

    private Run run(List<Case> cases, int repetition) {
        List<TestId> tests =
                study.suite().methods(cases.stream().map(Case::test).toList());
        Treatment treatment = Treatment.of(new Perturbation(Strategies.COINCIDENCE, Map.of()));
        return study.run("coincide", tests, treatment, Jvm.FRESH, repetition);
    }
}
