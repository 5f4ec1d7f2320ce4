package io.unflake.engine.detect;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.minimise.Prover;
import io.unflake.engine.plan.SharedState;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.ConfirmRule;
import io.unflake.engine.verdict.Confirmation;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import io.unflake.model.progress.Progress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Confirms or rejects the tests that failed in exploration. */
final class ConfirmationPhase {

    /** With and without the other order, and some of the tests twice. */
    private static final long RUNS_TO_REPEAT_AN_ORDER = 4;

    /** The failure in exploration, in the search and when that was repeated. */
    private static final Rate THREE_FAILED = new Rate(3, 3);

    /** The plain run, the baseline, the search and when that was repeated. */
    private static final Rate FOUR_PASSED = new Rate(0, 4);

    /** The plain run, the baseline and twice without the others. */
    private static final Rate FOUR_FAILED = new Rate(4, 4);

    /** In another order and twice after its state-setter. */
    private static final Rate THREE_PASSED = new Rate(0, 3);

    private final Study study;
    private final Prover prover;
    private final ConfirmRule rule;
    private final Stopwatch stopwatch;
    private final Progress progress;

    ConfirmationPhase(Study study, Prover prover, ConfirmRule rule, Stopwatch stopwatch, Progress progress) {
        this.study = study;
        this.prover = prover;
        this.rule = rule;
        this.stopwatch = stopwatch;
        this.progress = progress;
    }

    /**
     * What was confirmed.
     *
     * @param proofs the proofs that confirmed a failure
     * @param collisions tests that fail only if random values collide
     */
    record Result(List<Confirmed> confirmed, Map<Confirmed, Proof> proofs, List<TestId> collisions) {

        Result and(Result more) {
            Map<Confirmed, Proof> allProofs = new LinkedHashMap<>(proofs);
            allProofs.putAll(more.proofs);
            return new Result(both(confirmed, more.confirmed), allProofs, both(collisions, more.collisions));
        }

        private static <T> List<T> both(List<T> one, List<T> other) {
            return Stream.concat(one.stream(), other.stream()).toList();
        }
    }

    /**
     * What was confirmed, and what can only be confirmed by repeating a whole order of tests.
     *
     * @param wholeOrders failures for which no polluter or state-setter was found
     */
    record Attempt(Result result, List<Candidate> wholeOrders) {}

    /**
     * Confirms what failed under treatments, and what failed in orders of tests.
     *
     * @param known tests that are known to depend on the order
     */
    Attempt confirm(List<TrialOutcome> explored, Set<TestId> known, SharedState shared) {
        return confirm(explored, known, shared, treated -> {});
    }

    /**
     * Confirms what failed, and passes on what is confirmed early.
     *
     * @param byTreatment receives what was confirmed under treatments as soon as that is known. Orders mostly take longer.
     */
    Attempt confirm(
            List<TrialOutcome> explored, Set<TestId> known, SharedState shared, Consumer<List<Confirmed>> byTreatment) {
        List<Candidate> orders = candidates(explored, outcome -> isOrderAlone(outcome.trial()));
        List<Candidate> undecoded = candidates(explored, ConfirmationPhase::isUndecoded);
        List<Candidate> treated =
                candidates(explored, outcome -> !isOrderAlone(outcome.trial()) && !isUndecoded(outcome));
        progress.phase("confirming", 2 * (treated.size() + orders.size()));
        return stopwatch.time(Stopwatch.Phase.CONFIRMATION, () -> {
            List<Candidate> unknown = orders.stream()
                    .filter(each -> !known.contains(each.result().test()))
                    .toList();
            Future<Attempt> ordersBeside = SideBySide.begin("unflake-orders", () -> confirmOrders(unknown, shared));
            Future<Confirmation.Result> hangsBeside = SideBySide.begin(
                    "unflake-hangs",
                    () -> confirmHangs(
                            treated.stream().filter(ConfirmationPhase::hangs).toList()));
            Confirmation.Result ended =
                    confirmed(treated.stream().filter(each -> !hangs(each)).toList());
            byTreatment.accept(ended.confirmed());
            Confirmation.Result decided = ended.and(SideBySide.join(hangsBeside));
            Attempt byOrder = SideBySide.join(ordersBeside);
            List<Confirmed> confirmed = new ArrayList<>(decided.confirmed());
            undecoded.forEach(each -> confirmed.add(seen(each)));
            explored.stream()
                    .filter(outcome -> outcome.trial().asksForThreads())
                    .flatMap(outcome -> outcome.jvmEnded().stream())
                    .forEach(each -> confirmed.add(Confirmed.jvmEnded(each, fingerprint(each))));
            Result result = new Result(confirmed, Map.of(), decided.collisions());
            return new Attempt(result.and(byOrder.result()), byOrder.wholeOrders());
        });
    }

    private Confirmation.Result confirmed(List<Candidate> candidates) {
        return new Confirmation(study, rule, stopwatch::outOfTime).confirm(candidates);
    }

    /**
     * Confirms each hang of a test under one trial, since that takes as long as the time limit. Only if the test is not
     * flaky under it, the next trial follows. The finding names all trials.
     */
    private Confirmation.Result confirmHangs(List<Candidate> hanging) {
        if (hanging.isEmpty()) {
            return new Confirmation.Result(List.of(), List.of());
        }
        Collection<List<Candidate>> alike = alike(hanging).values();
        List<Candidate> first = alike.stream().map(each -> each.get(0)).toList();
        Confirmation.Result result = new Confirmation(study, rule, stopwatch::outOfTime).confirmInTurn(first);
        List<Confirmed> seen = new ArrayList<>();
        List<Candidate> open = new ArrayList<>();
        alike.forEach(each -> {
            List<Candidate> others = each.subList(1, each.size());
            flaky(result, each.get(0))
                    .ifPresentOrElse(flaky -> seen.addAll(seenAs(flaky, others)), () -> open.addAll(others));
        });
        return result.and(new Confirmation.Result(seen, List.of())).and(confirmHangs(open));
    }

    private static Optional<Confirmed> flaky(Confirmation.Result result, Candidate candidate) {
        return result.confirmed().stream()
                .filter(each -> each.verdict() == Verdict.FLAKY
                        && each.test().equals(candidate.result().test())
                        && (each.trial() == null || each.trial().equals(candidate.trial())))
                .findFirst();
    }

    /** The same failure under other trials. They say nothing about a test that also fails without them. */
    private static List<Confirmed> seenAs(Confirmed flaky, List<Candidate> others) {
        return flaky.trial() == null
                ? List.of()
                : others.stream()
                        .map(each -> Confirmed.seen(each, flaky.fingerprint()))
                        .toList();
    }

    private List<Object> failureOf(Candidate candidate) {
        return List.of(candidate.result().test(), fingerprint(candidate));
    }

    private static List<Object> failureOf(Confirmed confirmed) {
        return List.of(confirmed.test(), confirmed.fingerprint());
    }

    /** The candidates of each failure: the same test with the same fingerprint. */
    private Map<List<Object>, List<Candidate>> alike(List<Candidate> candidates) {
        Map<List<Object>, List<Candidate>> alike = new LinkedHashMap<>();
        candidates.forEach(each ->
                alike.computeIfAbsent(failureOf(each), key -> new ArrayList<>()).add(each));
        return alike;
    }

    /** Whether the test did not end, so that it takes as long to repeat that as many other failures together. */
    private static boolean hangs(Candidate candidate) {
        return candidate.result().outcome() == Outcome.TIMED_OUT;
    }

    private static List<Candidate> candidates(List<TrialOutcome> explored, Predicate<TrialOutcome> wanted) {
        return explored.stream()
                .filter(wanted)
                .flatMap(outcome -> outcome.candidates().stream())
                .toList();
    }

    private static boolean isOrderAlone(Trial trial) {
        return trial.isOrder() && trial.strategies().size() == 1;
    }

    /** Whether there was no time to find out if the order or something else is the cause. */
    private static boolean isUndecoded(TrialOutcome outcome) {
        return !outcome.complete() && outcome.trial().isOrder() && !isOrderAlone(outcome.trial());
    }

    /** Looks for the cause first, since that mostly takes less time than to repeat a whole order. */
    private Attempt confirmOrders(List<Candidate> candidates, SharedState shared) {
        Map<List<Object>, List<Candidate>> alike = alike(candidates);
        List<Confirmed> seen =
                alike.values().stream().map(each -> seen(each.get(0))).toList();
        Map<Confirmed, Proof> quick = prover.confirmOrders(seen, shared::polluters, stopwatch::outOfTime);
        Map<Confirmed, Proof> proofs = new LinkedHashMap<>();
        List<Confirmed> confirmed = new ArrayList<>();
        quick.forEach((each, proof) -> {
            proofs.put(each.asFlaky(THREE_FAILED, FOUR_PASSED), proof);
            alike.remove(failureOf(each))
                    .forEach(candidate -> confirmed.add(seen(candidate).asFlaky(THREE_FAILED, FOUR_PASSED)));
        });
        return new Attempt(new Result(confirmed, proofs, List.of()), unproven(alike, confirmed));
    }

    /**
     * Confirms that tests which fail in the plain order and alone pass after others.
     *
     * @param explored orders in which some of them may have passed, perhaps because of something else that was treated
     */
    Result confirmBrittle(List<TestResult> broken, List<TrialOutcome> explored, SharedState shared) {
        Map<TestId, List<TestId>> passed = new HashMap<>();
        explored.forEach(outcome -> outcome.recovered()
                .forEach(test ->
                        passed.computeIfAbsent(test, first -> outcome.trial().arrange(study.suite()))));
        Map<Confirmed, List<TestId>> candidates = new LinkedHashMap<>();
        broken.stream()
                .filter(failure -> passed.containsKey(failure.test())
                        && !study.suite().methods(List.of(failure.test())).isEmpty())
                .forEach(failure -> candidates.put(
                        Confirmed.inPlainOrder(failure, study, FOUR_FAILED, THREE_PASSED), passed.get(failure.test())));
        return stopwatch.time(Stopwatch.Phase.CONFIRMATION, () -> {
            Map<Confirmed, Proof> proofs = candidates.isEmpty()
                    ? Map.of()
                    : prover.confirmBrittle(candidates, shared::polluters, stopwatch::outOfTime);
            return new Result(List.copyOf(proofs.keySet()), proofs, List.of());
        });
    }

    /**
     * Repeats whole orders, which takes long and confirms little: most of these failures happened by chance. Without much
     * time they stay suspects.
     *
     * @param plainMillis how long a run of the suite takes
     */
    Result repeatOrders(List<Candidate> candidates, long plainMillis) {
        progress.phase("confirming", 2 * candidates.size());
        boolean hasTime = stopwatch.millisLeft() / RUNS_TO_REPEAT_AN_ORDER > plainMillis;
        return stopwatch.time(
                Stopwatch.Phase.CONFIRMATION,
                () -> new Result(
                        new Confirmation(study, rule, () -> !hasTime || stopwatch.outOfTime())
                                .confirm(candidates)
                                .confirmed(),
                        Map.of(),
                        List.of()));
    }

    /** What is left of tests that do not yet have a finding about their order. */
    private static List<Candidate> unproven(Map<List<Object>, List<Candidate>> alike, List<Confirmed> confirmed) {
        Set<TestId> done = confirmed.stream().map(Confirmed::test).collect(Collectors.toCollection(LinkedHashSet::new));
        return alike.values().stream()
                .flatMap(List::stream)
                .filter(candidate -> !done.contains(candidate.result().test()))
                .toList();
    }

    /** What has failed in exploration, as long as nothing of it is confirmed. */
    List<Confirmed> seen(List<TrialOutcome> explored) {
        return candidates(explored, outcome -> true).stream().map(this::seen).toList();
    }

    private Confirmed seen(Candidate candidate) {
        return Confirmed.seen(candidate, fingerprint(candidate));
    }

    private FailureFingerprint fingerprint(Candidate candidate) {
        return study.fingerprints().apply(candidate.result());
    }
}
