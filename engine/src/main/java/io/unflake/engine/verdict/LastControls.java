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
    void on(List<Evidence> cases, BooleanSupplier outOfTime) {
        List<Evidence> flaky = cases.stream().filter(LastControls::isInQuestion).toList();
        Set<TestId> doubted = new LinkedHashSet<>();
        for (int i = 1; i <= SHARED && !flaky.isEmpty() && !outOfTime.getAsBoolean(); i++) {
            Observation observation = control(flaky.stream().map(Evidence::test).toList(), i);
            for (Evidence evidence : flaky) {
                if (evidence.failsIn(observation)) {
                    doubted.add(evidence.test());
                } else {
                    evidence.addControl(observation);
                }
            }
        }
        for (TestId test : doubted) {
            for (int i = 1; i <= ALONE && !outOfTime.getAsBoolean(); i++) {
                Observation observation = control(List.of(test), i);
                flaky.stream()
                        .filter(evidence -> evidence.test().equals(test))
                        .forEach(evidence -> evidence.addControl(observation));
            }
        }
    }

    private static boolean isInQuestion(Evidence evidence) {
        return evidence.decide() == Decision.FLAKY
                && !evidence.inPlace()
                && !evidence.candidate().trial().isOrder();
    }

    private Observation control(Collection<TestId> tests, int repetition) {
        return study.experiment()
                .perform(study.run("control", study.suite().methods(tests), Treatment.NONE, Jvm.FRESH, repetition));
    }
}
