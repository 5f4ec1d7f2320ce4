package io.unflake.engine.verdict;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The results of one test that failed without treatment. */
final class PlainResults {

    private final TestResult plain;
    private final TestResult baseline;
    private final List<TestResult> inPlace = new ArrayList<>();
    private final List<TestResult> alone = new ArrayList<>();
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

    /** The results after the tests of its class that precede it in the plain run. */
    List<TestResult> inPlace() {
        return inPlace;
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

    boolean isBroken() {
        return failsInPlace() && allFail(alone) && (plain == null || failsWithoutAgent());
    }

    boolean failsOnlyWithAgent() {
        return failedOnlyWithAgentSoFar() && !withAgent.isEmpty() && allFail(withAgent);
    }

    /** Whether the test always fails or always passes, depending on the tests that run before it. */
    private boolean dependsOnPlace() {
        return failsInPlace() || (passesInPlace() && failsInBaseline() && failsWithoutAgent());
    }

    Confirmed finding(Function<TestResult, FailureFingerprint> fingerprints) {
        List<TestResult> all = Stream.of(Stream.ofNullable(baseline), Stream.ofNullable(plain), inPlace.stream())
                .flatMap(results -> results)
                .toList();
        int failed = (int) all.stream().filter(PlainResults::isFailure).count();
        return new Confirmed(
                test(),
                null,
                dependsOnPlace() ? "order" : "rerun",
                Verdict.FLAKY,
                firstFailure(),
                fingerprints.apply(firstFailure()),
                Rate.NONE,
                new Rate(failed, all.size()),
                true);
    }
}
