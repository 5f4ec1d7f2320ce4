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
 * The results of one candidate in treated and control runs.
 *
 * <p>The failure in exploration counts as a treated run, and the passes in the plain run and in the baseline count as
 * controls. However, a test that never fails in a fresh JVM is not a finding.
 */
final class CandidateEvidence {

    /** The plain run and the baseline. */
    private static final int CONTROLS_BEFORE = 2;

    /** This many failing controls in a row are not a coincidence. */
    private static final int CERTAIN_CONTROLS = 3;

    /** A test hangs under a treatment only if it takes this much longer than without. */
    private static final int TIMES_LONGER = 3;

    /** It also hangs if it takes this much longer. */
    private static final long MILLIS_LONGER = 60_000;

    private final Candidate candidate;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final ConfirmRule rule;
    private final List<TestResult> treated = new ArrayList<>();
    private final List<TestResult> control = new ArrayList<>();
    private final boolean aboutSharedResource;
    private boolean inPlace;
    private boolean inDoubt;

    CandidateEvidence(Candidate candidate, Function<TestResult, FailureFingerprint> fingerprints, ConfirmRule rule) {
        this.candidate = candidate;
        this.fingerprints = fingerprints;
        this.rule = rule;
        this.aboutSharedResource = SharedResource.mayExplain(candidate.result().failure(), candidate.trial());
        if (!aboutSharedResource) {
            treated.addAll(candidate.repeated());
            control.addAll(candidate.controls());
        }
    }

    TestId test() {
        return candidate.result().test();
    }

    Candidate candidate() {
        return candidate;
    }

    /** Whether other processes may be the cause of the failure, so that it counts only while nothing else runs. */
    boolean aboutSharedResource() {
        return aboutSharedResource;
    }

    /** Whether the test now runs after the tests of its class that precede it in the plain run. */
    boolean inPlace() {
        return inPlace;
    }

    /** Starts over with the test in its place, because it failed without treatment when only candidates ran. */
    void putInPlace() {
        inPlace = true;
        treated.clear();
        control.clear();
    }

    /** Whether something other than the treatment may be the cause, and there was no time to find out. */
    boolean inDoubt() {
        return inDoubt;
    }

    void doubt(boolean doubtful) {
        inDoubt = doubtful;
    }

    /** Whether there was no time to repeat the failure. */
    boolean isSeenOnly() {
        return treated.isEmpty();
    }

    /** Whether the failure did not occur again. */
    boolean passedTreated() {
        return !treated.isEmpty() && treated.stream().noneMatch(this::failedTreated);
    }

    boolean failsIn(Observation observation) {
        return resultIn(observation).filter(TestResult::failed).isPresent();
    }

    /** A failure while nothing was perturbed shows that the test also fails without the treatment. */
    void addTreated(Observation observation) {
        resultIn(observation).ifPresent(result -> (failedUntreated(result) ? control : treated).add(result));
    }

    /**
     * Whether a test failed although it came to no site of the treatment, as opposed to exploration. There it may have
     * been a thread that another test had left behind.
     */
    private boolean failedUntreated(TestResult result) {
        return result.outcome() == Outcome.FAILED
                && candidate.trial().actsAtSitesOnly()
                && isReachedIn(candidate.result())
                && !isReachedIn(result);
    }

    private boolean isReachedIn(TestResult result) {
        return Stream.concat(result.reached().stream(), result.initialised().stream())
                .anyMatch(candidate.trial()::actsAt);
    }

    void addControl(Observation observation) {
        resultIn(observation).ifPresent(control::add);
    }

    /** Returns the result of the test. Only failures of whole classes are reported, so a missing one is a pass. */
    private Optional<TestResult> resultIn(Observation observation) {
        // If the test ran twice, this is the failure.
        Optional<TestResult> result = Optional.ofNullable(observation.byTest().get(test()));
        return result.isEmpty() && test().isClassLevel()
                ? Optional.of(TestResult.of(test(), Outcome.PASSED, null))
                : result;
    }

    /** The rate of treated runs that failed in the way that is most frequent in fresh JVMs. */
    Rate treatedRate() {
        TestResult typical = typicalFailure();
        if (typical == null) {
            return new Rate(0, treated.size());
        }
        FailureFingerprint kind = fingerprints.apply(typical);
        long alike = allTreated()
                .filter(this::failedTreated)
                .filter(result -> fingerprints.apply(result).equals(kind))
                .count();
        return new Rate((int) alike, (int) allTreated().count());
    }

    /**
     * Includes exploration, unless other runs may have been the cause, the rule demands fresh JVMs, or the test is in its
     * place, where other tests run before it than in exploration.
     */
    private Stream<TestResult> allTreated() {
        return inPlace || aboutSharedResource || rule.countsOnlyFresh()
                ? treated.stream()
                : Stream.concat(Stream.of(candidate.result()), treated.stream());
    }

    /** Whether a treated run failed. A test that takes nearly as long without the treatment was only slow. */
    private boolean failedTreated(TestResult result) {
        boolean hangs =
                result.outcome() == Outcome.TIMED_OUT && !result.failure().isDeadlock();
        return result.failed()
                && !(hangs && control.stream().anyMatch(each -> isNearlyAsLong(each.millis(), result.millis())));
    }

    private static boolean isNearlyAsLong(long control, long limit) {
        return TIMES_LONGER * control > limit && limit - control < MILLIS_LONGER;
    }

    /** The rate of controls that failed; the test passed in the plain run and in the baseline. */
    Rate controlRate() {
        return new Rate(controlFailures(), control.size() + CONTROLS_BEFORE);
    }

    private int controlFailures() {
        return (int) control.stream().filter(TestResult::failed).count();
    }

    /** Whether another treated run is needed, even if all missing controls were to pass. */
    boolean needsTreated() {
        return Decision.on(treatedRate(), new Rate(0, rule.mostRuns()), rule) == Decision.MORE_RUNS;
    }

    /**
     * Whether another control is needed: at least one with the same tests as the treated run, and as many controls as
     * treated runs if any of those failed. After a control has failed, each round gets one.
     */
    boolean needsControl() {
        boolean isBehind =
                typicalFailure() != null && controlRate().runs() <= allTreated().count();
        return inPlace || control.isEmpty() || controlFailures() > 0 || isBehind;
    }

    /** Whether enough controls ran to know whether they always fail or only sometimes. */
    boolean controlIsCertain() {
        return control.size() >= CERTAIN_CONTROLS || (control.size() > 1 && controlFailures() < control.size());
    }

    /** Whether the test fails in every control, although it passes in the whole suite. */
    boolean failsInEveryControl() {
        return control.size() >= CERTAIN_CONTROLS && controlFailures() == control.size();
    }

    Decision decide() {
        return Decision.on(treatedRate(), controlRate(), rule);
    }

    /** Returns a failure of the most frequent kind under treatment, null if there is none. */
    TestResult typicalFailure() {
        return mostFrequent(treated.stream().filter(this::failedTreated));
    }

    /** Returns a failure of the most frequent kind without treatment, null if there is none. */
    TestResult typicalControlFailure() {
        return mostFrequent(control.stream().filter(TestResult::failed));
    }

    FailureFingerprint fingerprint(TestResult failure) {
        return fingerprints.apply(failure);
    }

    private TestResult mostFrequent(Stream<TestResult> failures) {
        Map<FailureFingerprint, List<TestResult>> kinds = new LinkedHashMap<>();
        failures.forEach(result -> kinds.computeIfAbsent(fingerprints.apply(result), kind -> new ArrayList<>())
                .add(result));
        return kinds.values().stream()
                .max(Comparator.comparingInt(List::size))
                .map(kind -> kind.get(0))
                .orElse(null);
    }
}
