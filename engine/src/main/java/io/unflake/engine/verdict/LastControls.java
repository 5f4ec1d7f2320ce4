package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Performs additional control runs for all tests that seem to be flaky under a treatment, since a test that fails
 * occasionally may have failed twice under a treatment by chance.
 *
 * <p>All candidates share these runs, whatever their treatments, so they cost little, and they go on while candidates are
 * decided. If a test fails in a shared run, another test may be the reason, so it runs again alone.
 */
final class LastControls {

    private static final int SHARED = 2;
    private static final int ALONE = 5;

    private final Study study;
    private final BooleanSupplier outOfTime;
    private final Future<List<Observation>> shared;

    /** Begins the shared runs. */
    LastControls(Study study, List<CandidateEvidence> candidates, BooleanSupplier outOfTime) {
        this.study = study;
        this.outOfTime = outOfTime;
        List<TestId> tests = candidates.stream()
                .filter(evidence -> !evidence.candidate().trial().isOrder())
                .map(CandidateEvidence::test)
                .toList();
        shared = SideBySide.begin("unflake-controls", () -> shared(tests));
    }

    private List<Observation> shared(List<TestId> tests) {
        if (tests.isEmpty()) {
            return List.of();
        }
        return study.experiment().perform(sharedBy(tests, study), Beside.ANY, outOfTime);
    }

    /** Adds controls to the candidates that are flaky under a treatment so far. */
    void addTo(List<CandidateEvidence> all) {
        List<CandidateEvidence> flaky =
                all.stream().filter(LastControls::isFlakySoFar).toList();
        Set<TestId> doubtful = new LinkedHashSet<>();
        for (Observation observation : SideBySide.join(shared)) {
            for (CandidateEvidence evidence : flaky) {
                if (evidence.failsIn(observation)) {
                    doubtful.add(evidence.test());
                } else {
                    evidence.addControl(observation);
                }
            }
        }
        doubtful.forEach(test -> repeatAlone(test, flaky));
    }

    private void repeatAlone(TestId test, List<CandidateEvidence> flaky) {
        for (int i = 1; i <= ALONE && !outOfTime.getAsBoolean(); i++) {
            Observation observation = study.experiment().perform(control(List.of(test), i, study));
            flaky.stream()
                    .filter(evidence -> evidence.test().equals(test))
                    .forEach(evidence -> evidence.addControl(observation));
        }
    }

    private static boolean isFlakySoFar(CandidateEvidence evidence) {
        return evidence.decide() == Decision.FLAKY
                && !evidence.inPlace()
                && !evidence.candidate().trial().isOrder();
    }

    /** The runs that all of these tests share. */
    static List<Run> sharedBy(Collection<TestId> tests, Study study) {
        return IntStream.rangeClosed(1, SHARED)
                .mapToObj(i -> control(tests, i, study))
                .toList();
    }

    private static Run control(Collection<TestId> tests, int repetition, Study study) {
        return study.run("control", study.suite().methods(tests), Treatment.NONE, Jvm.FRESH, repetition);
    }
}
