package io.unflake.engine.verdict;

import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Looks at all that seems to be flaky by a treatment a few more times without any: a test that fails now and then may
 * have failed twice under a treatment by chance.
 *
 * <p>All tests share these runs, whatever the treatment, so they cost little. In such company a test may fail because of
 * another one; so it is asked again alone.
 */
final class LastControls {

    private static final int SHARED = 3;
    private static final int ALONE = 5;

    private final Study study;

    LastControls(Study study) {
        this.study = study;
    }

    /** Adds controls to those of the cases that are flaky by a treatment so far. */
    void on(List<Case> cases, BooleanSupplier outOfTime) {
        List<Case> flaky = cases.stream().filter(LastControls::isInQuestion).toList();
        Set<TestId> doubted = new LinkedHashSet<>();
        for (int i = 1; i <= SHARED && !flaky.isEmpty() && !outOfTime.getAsBoolean(); i++) {
            Observation observation = control(flaky.stream().map(Case::test).toList(), i);
            for (Case case_ : flaky) {
                if (case_.failsIn(observation)) {
                    doubted.add(case_.test());
                } else {
                    case_.addControl(observation);
                }
            }
        }
        for (TestId test : doubted) {
            for (int i = 1; i <= ALONE && !outOfTime.getAsBoolean(); i++) {
                Observation observation = control(List.of(test), i);
                flaky.stream()
                        .filter(case_ -> case_.test().equals(test))
                        .forEach(case_ -> case_.addControl(observation));
            }
        }
    }

    private static boolean isInQuestion(Case case_) {
        return case_.decide() == Decision.FLAKY
                && !case_.inPlace()
                && !case_.candidate().trial().isOrder();
    }

    private Observation control(Collection<TestId> tests, int repetition) {
        return study.experiment()
                .perform(study.run("control", study.suite().methods(tests), Treatment.NONE, Jvm.FRESH, repetition));
    }
}
