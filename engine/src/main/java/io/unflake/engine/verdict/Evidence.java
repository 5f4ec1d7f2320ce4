package io.unflake.engine.verdict;

import io.unflake.engine.search.Candidate;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Rate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * All evidence on one candidate.
 *
 * <p>Exploration, in which it failed, counts as a treated run, and the baseline, in which it passed, as a control; but
 * there is no finding of what does not fail in a fresh JVM too.
 */
final class Evidence {

    /** How many failing controls in a row are no chance any more. */
    private static final int FOR_GOOD = 3;

    private final Candidate candidate;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final List<TestResult> treated = new ArrayList<>();
    private final List<TestResult> control = new ArrayList<>();
    private boolean inPlace;

    Evidence(Candidate candidate, Function<TestResult, FailureFingerprint> fingerprints) {
        this.candidate = candidate;
        this.fingerprints = fingerprints;
    }

    TestId test() {
        return candidate.result().test();
    }

    Candidate candidate() {
        return candidate;
    }

    /** Whether the test now runs with those that the plain run has before it in its class. */
    boolean inPlace() {
        return inPlace;
    }

    /** Starts anew with the test in its place: among the candidates alone it fails even without treatment. */
    void putInPlace() {
        inPlace = true;
        treated.clear();
        control.clear();
    }

    boolean failsIn(Observation observation) {
        return resultIn(observation).filter(TestResult::failed).isPresent();
    }

    void addTreated(Observation observation) {
        resultIn(observation).ifPresent(treated::add);
    }

    void addControl(Observation observation) {
        resultIn(observation).ifPresent(control::add);
    }

    /** Of what belongs to a whole class only failures are reported. */
    private Optional<TestResult> resultIn(Observation observation) {
        // Of a test that runs twice, the failure.
        Optional<TestResult> result = Optional.ofNullable(observation.byTest().get(test()));
        return result.isEmpty() && test().isClassLevel()
                ? Optional.of(TestResult.of(test(), Outcome.PASSED, null))
                : result;
    }

    /** How often it failed treated in the way that is typical of fresh JVMs. */
    Rate treatedRate() {
        TestResult typical = typicalFailure();
        if (typical == null) {
            return new Rate(0, treated.size());
        }
        FailureFingerprint kind = fingerprints.apply(typical);
        long alike = allTreated()
                .filter(TestResult::failed)
                .filter(result -> fingerprints.apply(result).equals(kind))
                .count();
        return new Rate((int) alike, (int) allTreated().count());
    }

    /** In its place a test runs among others than in exploration. */
    private Stream<TestResult> allTreated() {
        return inPlace ? treated.stream() : Stream.concat(Stream.of(candidate.result()), treated.stream());
    }

    /** How often it failed untreated; the baseline, where it passed, counts as one run. */
    Rate controlRate() {
        return new Rate(controlFailures(), control.size() + 1);
    }

    private int controlFailures() {
        return (int) control.stream().filter(TestResult::failed).count();
    }

    /** Whether another treated run is wanted: not if only controls are missing. */
    boolean needsTreated() {
        return Decision.on(treatedRate(), new Rate(0, Decision.MOST_RUNS)) == Decision.MORE_RUNS;
    }

    /**
     * Whether another control is wanted: one in the same company as treated, and as many in all as treated runs, unless
     * there is no failure to compare with. What has ever failed a control gets one each time.
     */
    boolean needsControl() {
        boolean isBehind =
                typicalFailure() != null && controlRate().runs() <= allTreated().count();
        return inPlace || control.isEmpty() || controlFailures() > 0 || isBehind;
    }

    /** Whether failing controls are known to pass sometimes, or to fail for good. */
    boolean controlIsCertain() {
        return control.size() >= FOR_GOOD || (control.size() > 1 && controlFailures() < control.size());
    }

    /** Whether it fails in every control, although it passes in the whole suite. */
    boolean failsInEveryControl() {
        return control.size() >= FOR_GOOD && controlFailures() == control.size();
    }

    Decision decide() {
        return Decision.on(treatedRate(), controlRate());
    }

    /** A failure of the most frequent kind under treatment, null if it never failed. */
    TestResult typicalFailure() {
        return mostFrequent(treated);
    }

    /** A failure of the most frequent kind without treatment, null if it never failed. */
    TestResult typicalControlFailure() {
        return mostFrequent(control);
    }

    FailureFingerprint fingerprint(TestResult failure) {
        return fingerprints.apply(failure);
    }

    private TestResult mostFrequent(List<TestResult> results) {
        Map<FailureFingerprint, List<TestResult>> kinds = new LinkedHashMap<>();
        results.stream()
                .filter(TestResult::failed)
                .forEach(result -> kinds.computeIfAbsent(fingerprints.apply(result), kind -> new ArrayList<>())
                        .add(result));
        return kinds.values().stream()
                .max(Comparator.comparingInt(List::size))
                .map(kind -> kind.get(0))
                .orElse(null);
    }
}
