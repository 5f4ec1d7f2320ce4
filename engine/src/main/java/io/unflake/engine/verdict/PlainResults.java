package io.unflake.engine.verdict;

import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The results of one test that failed without treatment. */
final class PlainResults {

    private final TestResult plain;
    private final TestResult baseline;
    private final List<TestResult> inPlace = new ArrayList<>();
    private final List<TestResult> withoutOthers = new ArrayList<>();
    private final List<TestResult> alone = new ArrayList<>();
    private boolean likeOthersOfItsClass;
    private final List<TestResult> withAgent = new ArrayList<>();

    /**
     * Starts with the results of two runs of the whole suite.
     *
     * @param plain the result without the agent; null if there is none
     * @param baseline the result with our agent; null if there is none
     */
    PlainResults(TestResult plain, TestResult baseline) {
        this.plain = plain;
        this.baseline = baseline;
    }

    /** Whether a test failed or terminated its JVM. */
    static boolean isFailure(TestResult result) {
        return result.broken() != null || result.outcome().isFailure();
    }

    private static boolean allFail(List<TestResult> results) {
        return results.stream().allMatch(PlainResults::isFailure);
    }

    private boolean failsWithoutAgent() {
        return plain != null && isFailure(plain);
    }

    private boolean failsInBaseline() {
        return baseline != null && isFailure(baseline);
    }

    TestId test() {
        return firstFailure().test();
    }

    TestResult firstFailure() {
        return failsInBaseline() ? baseline : plain;
    }

    /** Whether it passed in one of the runs so far. */
    boolean hasPassed() {
        return Stream.concat(
                        Stream.of(baseline, plain).filter(Objects::nonNull),
                        Stream.of(inPlace, withoutOthers, alone).flatMap(List::stream))
                .anyMatch(result -> !isFailure(result));
    }

    /** The results after the tests of its class that precede it in the plain run. */
    List<TestResult> inPlace() {
        return inPlace;
    }

    /** The results without the tests that pass. */
    List<TestResult> withoutOthers() {
        return withoutOthers;
    }

    /** Another test of its class fails alone, and this one fails whichever tests come before it. */
    void concludeFromItsClass() {
        likeOthersOfItsClass = true;
    }

    List<TestResult> alone() {
        return alone;
    }

    List<TestResult> withAgent() {
        return withAgent;
    }

    boolean failsInPlace() {
        return allFail(inPlace);
    }

    private boolean passesInPlace() {
        return inPlace.stream().noneMatch(PlainResults::isFailure);
    }

    boolean failedOnlyWithAgentSoFar() {
        return failsInBaseline() && !failsWithoutAgent() && passesInPlace();
    }

    /** The runs without some of the tests before it in which it passed. */
    private List<TestResult> passedElsewhere() {
        return Stream.of(withoutOthers, alone)
                .flatMap(List::stream)
                .filter(TestResult::passed)
                .toList();
    }

    /** Whether the test has failed in all runs so far, and it is unknown whether it fails alone. */
    boolean isUndecided() {
        return failsEverywhere() && alone.isEmpty() && !likeOthersOfItsClass;
    }

    boolean isBroken() {
        return failsEverywhere() && (!alone.isEmpty() || likeOthersOfItsClass);
    }

    private boolean failsEverywhere() {
        return failsInPlace() && allFail(withoutOthers) && allFail(alone) && (plain == null || failsWithoutAgent());
    }

    /** Whether it has failed repeatedly, but never without agent: the agent takes part, such as by deeper stacks. */
    boolean failsOnlyWithAgent() {
        return failedOnlyWithAgentSoFar() && withAgent.stream().anyMatch(PlainResults::isFailure);
    }

    private boolean failsInPlainOrder() {
        return failsInBaseline() && failsWithoutAgent();
    }

    Confirmed finding(Study study) {
        if (test().isClassLevel()) {
            return unordered(study);
        }
        if (failsInPlainOrder() && failsInPlace() && !passedElsewhere().isEmpty()) {
            return Confirmed.inPlainOrder(firstFailure(), study, whole().plus(rate(inPlace)), rate(passedElsewhere()));
        }
        if (failsInPlainOrder() && passesInPlace() && !inPlace.isEmpty()) {
            return Confirmed.inPlainOrder(firstFailure(), study, whole(), rate(inPlace));
        }
        return unordered(study);
    }

    private Confirmed unordered(Study study) {
        boolean hadTime = !inPlace.isEmpty() && !isUndecided();
        Verdict verdict = hadTime && !failedOnlyBesideOthers() ? Verdict.FLAKY : Verdict.SUSPECT;
        return new Confirmed(
                test(),
                null,
                "rerun",
                verdict,
                firstFailure(),
                study.fingerprints().apply(firstFailure()),
                Rate.NONE,
                whole().plus(rate(inPlace)),
                true);
    }

    /** Whether it failed only in the run of the suite without agent, when other runs may have disturbed it. */
    private boolean failedOnlyBesideOthers() {
        return baseline != null && !failsInBaseline() && passesInPlace();
    }

    private Rate whole() {
        return rate(Stream.of(baseline, plain).filter(Objects::nonNull).toList());
    }

    private static Rate rate(List<TestResult> results) {
        return new Rate((int) results.stream().filter(PlainResults::isFailure).count(), results.size());
    }
}
