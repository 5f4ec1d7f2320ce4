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
 * Performs additional control runs for all tests that seem to be flaky under a treatment, since a test that fails
 * occasionally may have failed twice under a treatment by chance.
 *
 * <p>All tests share these runs, whatever their treatments, so they cost little. If a test fails in a shared run,
 * another test may be the reason, so it runs again alone.
 */
final class LastControls {

    private static final int SHARED = 3;
    private static final int ALONE = 5;

    private final Study study;

    LastControls(Study study) {
        this.study = study;
    }

    /** Adds controls to the candidates that are flaky under a treatment so far. */
    void on(List<CandidateEvidence> all, BooleanSupplier outOfTime) {
        List<CandidateEvidence> flaky =
                all.stream().filter(LastControls::isFlakySoFar).toList();
        Set<TestId> doubtful = new LinkedHashSet<>();
        for (int i = 1; i <= SHARED && !flaky.isEmpty() && !outOfTime.getAsBoolean(); i++) {
            Observation observation =
                    control(flaky.stream().map(CandidateEvidence::test).toList(), i);
            for (CandidateEvidence evidence : flaky) {
                if (evidence.failsIn(observation)) {
                    doubtful.add(evidence.test());
                } else {
                    evidence.addControl(observation);
                }
            }
        }
        for (TestId test : doubtful) {
            for (int i = 1; i <= ALONE && !outOfTime.getAsBoolean(); i++) {
                Observation observation = control(List.of(test), i);
                flaky.stream()
                        .filter(evidence -> evidence.test().equals(test))
                        .forEach(evidence -> evidence.addControl(observation));
            }
        }
    }

    private static boolean isFlakySoFar(CandidateEvidence evidence) {
        return evidence.decide() == Decision.FLAKY
                && !evidence.inPlace()
                && !evidence.candidate().trial().isOrder();
    }

    private Observation control(Collection<TestId> tests, int repetition) {
        return study.experiment()
                .perform(study.run("control", study.suite().methods(tests), Treatment.NONE, Jvm.FRESH, repetition));
    }
}
