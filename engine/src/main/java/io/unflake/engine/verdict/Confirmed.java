package io.unflake.engine.verdict;

import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Outcome;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A decided case.
 *
 * @param trial what provoked the failure; null for a test that passes and fails in plain runs
 * @param inPlace whether it fails only after the tests that the plain run has before it in its class
 * @param category {@code rerun} or {@code order} for a test that fails in plain runs too; else null, the trial tells
 */
public record Confirmed(
        TestId test,
        Trial trial,
        String category,
        Verdict verdict,
        TestResult failure,
        FailureFingerprint fingerprint,
        Rate treated,
        Rate control,
        boolean inPlace) {

    /**
     * What is known of the sites that were perturbed when it failed. A test that did not end could not tell: then what it
     * does in the baseline.
     */
    public TestResult told(Map<TestId, TestResult> baseline) {
        return failure.outcome() == Outcome.TIMED_OUT ? baseline.getOrDefault(test, failure) : failure;
    }

    /** The sites that the treatment perturbed when it failed; those in project code, or all. */
    public List<Site> perturbed(Map<TestId, TestResult> baseline, boolean projectOnly) {
        TestResult told = told(baseline);
        return Stream.concat(told.reached().stream(), told.initialised().stream())
                .filter(site -> site.isPlace() && (site.project() || !projectOnly) && trial.actsAt(site))
                .distinct()
                .toList();
    }

    /** What has to run for it to fail under its treatment. */
    public List<TestId> tests(Suite suite) {
        if (trial.isOrder()) {
            return trial.arrange(suite);
        }
        return inPlace ? suite.inPlace(List.of(test)) : suite.methods(List.of(test));
    }

    static Optional<Confirmed> of(Evidence evidence) {
        Decision decision = evidence.decide();
        if (decision == Decision.CONTROL_FAILED) {
            return Optional.of(unprovoked(evidence));
        }
        TestResult failure = evidence.typicalFailure();
        if (decision == Decision.DROPPED || failure == null) {
            return Optional.empty();
        }
        Verdict verdict = decision == Decision.FLAKY ? Verdict.FLAKY : Verdict.SUSPECT;
        return Optional.of(new Confirmed(
                evidence.test(),
                evidence.candidate().trial(),
                null,
                verdict,
                failure,
                evidence.fingerprint(failure),
                evidence.treatedRate(),
                evidence.controlRate(),
                evidence.inPlace()));
    }

    /** It fails in control runs too, although it passed in the baseline: no treatment is to blame. */
    private static Confirmed unprovoked(Evidence evidence) {
        TestResult failure = evidence.typicalControlFailure();
        return new Confirmed(
                evidence.test(),
                null,
                evidence.failsInEveryControl() ? "order" : "rerun",
                Verdict.FLAKY,
                failure,
                evidence.fingerprint(failure),
                Rate.NONE,
                evidence.controlRate(),
                evidence.inPlace());
    }
}
