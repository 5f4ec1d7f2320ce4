package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Performs additional control runs for all tests that seem to be flaky under a treatment, since a test that fails
 * occasionally may have failed twice under a treatment by chance.
 *
 * <p>All tests share these runs, whatever their treatments, so they cost little. If a test fails in a shared run,
 * another test may be the reason, so it runs again alone.
 */
final class LastControls {

    private static final int SHARED = 2;
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
        for (Observation observation : shared(flaky, outOfTime)) {
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
                Observation observation = study.experiment().perform(control(List.of(test), i));
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

    private List<Observation> shared(List<CandidateEvidence> flaky, BooleanSupplier outOfTime) {
        if (flaky.isEmpty()) {
            return List.of();
        }
        List<TestId> tests = flaky.stream().map(CandidateEvidence::test).toList();
        return study.experiment().perform(shared(tests), Beside.ANY, outOfTime);
    }

    /** The runs that all of these tests share. */
    List<Run> shared(List<TestId> tests) {
        return IntStream.rangeClosed(1, SHARED).mapToObj(i -> control(tests, i)).toList();
    }

    private Run control(Collection<TestId> tests, int repetition) {
        return study.run("control", study.suite().methods(tests), Treatment.NONE, Jvm.FRESH, repetition);
    }
}
