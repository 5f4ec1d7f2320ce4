package io.unflake.engine.verdict;

import io.unflake.engine.search.Candidate;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Rate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** All evidence on one candidate. */
final class Case {

    private final Candidate candidate;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final List<TestResult> treated = new ArrayList<>();
    private final List<TestResult> control = new ArrayList<>();
    private boolean inPlace;

    Case(Candidate candidate, Function<TestResult, FailureFingerprint> fingerprints) {
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

    void addTreated(Observation observation) {
        observation.of(test()).ifPresent(treated::add);
    }

    void addControl(Observation observation) {
        observation.of(test()).ifPresent(control::add);
    }

    /** How often it failed treated in the way it failed most often. */
    Rate treatedRate() {
        TestResult typical = typicalFailure();
        return typical == null ? new Rate(0, treated.size()) : new Rate(alike(typical), treated.size());
    }

    /** How often it failed untreated; the baseline, where it passed, counts as one run. */
    Rate controlRate() {
        int failed = (int) control.stream().filter(TestResult::failed).count();
        return new Rate(failed, control.size() + 1);
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

    private int alike(TestResult typical) {
        FailureFingerprint kind = fingerprints.apply(typical);
        return (int) treated.stream()
                .filter(result -> result.failed() && fingerprints.apply(result).equals(kind))
                .count();
    }
}
