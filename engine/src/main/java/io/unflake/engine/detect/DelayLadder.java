package io.unflake.engine.detect;

import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Study;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.TestId;
import io.unflake.model.strategy.ThreadDelay;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Longer and longer delays. A test that has failed needs no longer ones, and each of its failures is reported once.
 *
 * <p>Short delays are tried side by side, since threads that wait need no processor.
 */
final class DelayLadder {

    private static final Duration SHORT = Duration.ofSeconds(1);

    private final Study study;
    private final DelaySearch search;
    private final DelayRuns runs;
    private final List<Trial> mildestFirst;
    private final Consumer<TrialOutcome> ended;
    private final Map<TestId, Integer> failed = new HashMap<>();
    private final Map<TestId, FailureFingerprint> unwanted = new HashMap<>();
    private final Set<List<Object>> reported = new HashSet<>();

    /**
     * Tries nothing yet.
     *
     * @param mildestFirst trials that differ in their delays
     * @param ended receives outcomes
     */
    DelayLadder(
            Study study, DelaySearch search, DelayRuns runs, List<Trial> mildestFirst, Consumer<TrialOutcome> ended) {
        this.study = study;
        this.search = search;
        this.runs = runs;
        this.mildestFirst = mildestFirst;
        this.ended = ended;
    }

    /** Tries the short delays. */
    void climb(List<DelayedThreads> threads) {
        tryAll(steps(false), threads);
    }

    /** Tries the long delays, each one only on the tests that have not failed before. */
    void climbOn(List<DelayedThreads> threads) {
        steps(true).forEach(step -> tryAll(List.of(step), threads));
    }

    /** Whether the short delays of a thread, all together, are no shorter than the longest one. */
    boolean addUp(DelayedThreads threads) {
        return longest(false).multipliedBy(threads.points().size()).compareTo(longest(true)) >= 0;
    }

    /** Returns the longest delay that is short, or the longest of all. */
    Duration longest(boolean ofAll) {
        return mildestFirst.stream()
                .map(DelayLadder::initial)
                .filter(each -> ofAll || each.compareTo(SHORT) <= 0)
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
    }

    synchronized boolean hasFailed(TestId test) {
        return failed.containsKey(test);
    }

    /** How a test first failed that did not fail in the way that is looked for. */
    synchronized Optional<FailureFingerprint> unwantedFailure(TestId test) {
        return Optional.ofNullable(unwanted.get(test));
    }

    private List<Integer> steps(boolean areLong) {
        return IntStream.range(0, mildestFirst.size())
                .filter(step -> (initial(mildestFirst.get(step)).compareTo(SHORT) > 0) == areLong)
                .boxed()
                .toList();
    }

    private static Duration initial(Trial trial) {
        return trial.treatment().perturbations().stream()
                .map(ThreadDelay::initial)
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(Duration.ZERO);
    }

    private void tryAll(List<Integer> steps, List<DelayedThreads> threads) {
        Map<Trial, List<DelayedThreads>> open = new LinkedHashMap<>();
        steps.forEach(step -> open.put(
                mildestFirst.get(step),
                threads.stream().filter(each -> isOpen(each.test(), step)).toList()));
        Map<Trial, TrialOutcome> outcomes = runs.perform(open);
        steps.forEach(step -> report(outcomes.get(mildestFirst.get(step)), step));
    }

    /** Whether no shorter delay has made a test fail. */
    private synchronized boolean isOpen(TestId test, int step) {
        return failed.getOrDefault(test, step) >= step;
    }

    private void report(TrialOutcome outcome, int step) {
        ended.accept(outcome.with(candidates(outcome, step), jvmEnded(outcome)));
    }

    /** The first candidate for each wanted failure. */
    private synchronized List<Candidate> candidates(TrialOutcome outcome, int step) {
        Map<Boolean, List<Candidate>> byWanted = outcome.candidates().stream()
                .filter(candidate -> isOpen(candidate.result().test().base(), step))
                .collect(Collectors.partitioningBy(this::isWanted));
        byWanted.get(false)
                .forEach(candidate ->
                        unwanted.putIfAbsent(candidate.result().test().base(), failure(candidate)));
        List<Candidate> open = byWanted.get(true);
        open.forEach(candidate -> failed.put(candidate.result().test().base(), step));
        return open.stream().filter(this::isNew).toList();
    }

    private synchronized List<Candidate> jvmEnded(TrialOutcome outcome) {
        return outcome.jvmEnded().stream()
                .filter(this::isWanted)
                .filter(this::isNew)
                .toList();
    }

    private boolean isWanted(Candidate candidate) {
        return search.wants(candidate.result().test(), failure(candidate));
    }

    private boolean isNew(Candidate candidate) {
        return reported.add(List.of(candidate.result().test(), failure(candidate)));
    }

    private FailureFingerprint failure(Candidate candidate) {
        return study.fingerprints().apply(candidate.result());
    }
}
