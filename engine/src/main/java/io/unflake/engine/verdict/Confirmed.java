package io.unflake.engine.verdict;

import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
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
 * A confirmed failure.
 *
 * @param trial the trial that provoked the failure; null for a test that passes and fails in plain runs
 * @param category {@code rerun} or {@code order} for a test that also fails in plain runs; otherwise null, since the
 *     trial determines it
 * @param inPlace whether the test runs after the tests of its class that precede it in the plain run
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
     * Returns the result that lists the sites reached by the test: the failure, or the baseline result if the test
     * timed out and could not report its sites.
     */
    public TestResult resultWithSites(Map<TestId, TestResult> baseline) {
        return failure.outcome() == Outcome.TIMED_OUT ? baseline.getOrDefault(test, failure) : failure;
    }

    /** Returns the sites that the treatment perturbed when the test failed: those in project code, or all. */
    public List<Site> perturbed(Map<TestId, TestResult> baseline, boolean projectOnly) {
        TestResult result = resultWithSites(baseline);
        return Stream.concat(result.reached().stream(), result.initialised().stream())
                .filter(site -> site.isPlace() && (site.project() || !projectOnly) && trial.actsAt(site))
                .distinct()
                .toList();
    }

    /** Returns the tests to run for the test to fail under its treatment. */
    public List<TestId> tests(Suite suite) {
        if (trial.isOrder()) {
            return trial.arrange(suite);
        }
        return inPlace ? suite.inPlace(List.of(test)) : suite.methods(List.of(test));
    }

    /** A failure that was seen in exploration only, since there was no time to confirm it. */
    public static Confirmed seen(Candidate candidate, FailureFingerprint fingerprint) {
        return new Confirmed(
                candidate.result().test(),
                candidate.trial(),
                null,
                Verdict.SUSPECT,
                candidate.result(),
                fingerprint,
                Rate.NONE.plus(true),
                Rate.NONE.plus(false).plus(false),
                false);
    }

    /** A failure in plain order, of a test that passes without some of the tests before it, or after others. */
    public static Confirmed inPlainOrder(TestResult failure, Study study, Rate treated, Rate control) {
        List<TestId> tests = study.suite().tests();
        // Some engines discover invocations, others only the method or the class.
        List<TestId> members = study.suite().methods(List.of(failure.test()));
        List<TestId> order = tests.subList(0, tests.indexOf(members.get(members.size() - 1)) + 1);
        return new Confirmed(
                failure.test(),
                Trial.askingForDirectedOrders().along(order, 0),
                null,
                Verdict.FLAKY,
                failure,
                study.fingerprints().apply(failure),
                treated,
                control,
                true);
    }

    /** The JVM ended during the test, which may have other reasons than the trial. */
    public static Confirmed jvmEnded(Candidate candidate, FailureFingerprint fingerprint) {
        Rate treated = Rate.NONE.plus(true);
        for (TestResult each : candidate.repeated()) {
            treated = treated.plus(each.broken() != null);
        }
        return new Confirmed(
                candidate.result().test(),
                candidate.trial(),
                null,
                Verdict.SUSPECT,
                candidate.result(),
                fingerprint,
                treated,
                Rate.NONE.plus(false).plus(false),
                false);
    }

    /** Whether the failure was seen only once, in exploration. */
    public boolean isSeenOnly() {
        return trial != null && treated.runs() == 1;
    }

    /** The same failure, now known to be caused by its trial. */
    public Confirmed asFlaky(Rate treatedRuns, Rate controls) {
        return new Confirmed(
                test, trial, category, Verdict.FLAKY, failure, fingerprint, treatedRuns, controls, inPlace);
    }

    /**
     * The same failure, which did not occur again under its trial.
     *
     * @param passed how often the test passed
     */
    public Confirmed asSuspect(int passed) {
        return new Confirmed(
                test,
                trial,
                category,
                Verdict.SUSPECT,
                failure,
                fingerprint,
                treated.plus(new Rate(0, passed)),
                control,
                inPlace);
    }

    static Optional<Confirmed> of(CandidateEvidence evidence) {
        Decision decision = evidence.decide();
        if (decision == Decision.CONTROL_FAILED) {
            return Optional.of(unprovoked(evidence));
        }
        if (evidence.isSeenOnly()) {
            return Optional.of(seen(
                    evidence.candidate(),
                    evidence.fingerprint(evidence.candidate().result())));
        }
        TestResult failure = evidence.typicalFailure();
        if (decision == Decision.DROPPED || failure == null) {
            return Optional.empty();
        }
        Verdict verdict = decision == Decision.FLAKY && !evidence.inDoubt() ? Verdict.FLAKY : Verdict.SUSPECT;
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

    /** The test also fails in control runs, although it passed in the baseline, so the treatment is not the cause. */
    private static Confirmed unprovoked(CandidateEvidence evidence) {
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
