package io.unflake.engine.detect;

import io.unflake.engine.plan.Layer;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds out which trial of a layer makes a test fail: tries each of them alone on the tests that failed.
 *
 * <p>A failure that no trial causes alone is attributed to the order of tests if the layer changes it, otherwise to all
 * trials of the layer together. It is also attributed to all of them if there was no time to try each alone. A test whose
 * classes were initialised before the layer may fail only because of that; then nothing is attributed.
 *
 * <p>Settings of the JVM need a JVM each and rarely matter, so they are tried together first.
 */
final class LayerDecoding {

    /** Nothing but the test itself, without those that run before it in the suite. */
    private static final Trial ALONE = new Trial(Treatment.NONE, List.of());

    private final Planner planner;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final Function<Map<Trial, List<Run>>, List<TrialOutcome>> exploration;

    LayerDecoding(
            Planner planner,
            Function<TestResult, FailureFingerprint> fingerprints,
            Function<Map<Trial, List<Run>>, List<TrialOutcome>> exploration) {
        this.planner = planner;
        this.fingerprints = fingerprints;
        this.exploration = exploration;
    }

    /** Replaces the outcome of a layer by outcomes of its trials. */
    List<TrialOutcome> decode(Layer layer, TrialOutcome together) {
        Set<TestId> doubtful = failed(together);
        doubtful.removeIf(test -> onlyCause(layer, test).isPresent());
        return outcomes(layer, together, tryAlone(layer, together, doubtful));
    }

    private Map<Trial, TrialOutcome> tryAlone(Layer layer, TrialOutcome together, Set<TestId> doubtful) {
        Layer settings = layer.settings();
        boolean settingsFirst = settings.isJoint() && !settings.equals(layer);
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        layer.others().stream()
                .filter(trial -> !settingsFirst || !settings.members().contains(trial))
                .forEach(trial -> plan.put(trial, planner.planEach(trial, doubtful)));
        if (settingsFirst) {
            plan.put(settings.all(), planner.planEach(settings.all(), doubtful));
        }
        plan.put(ALONE, planner.planEach(ALONE, doubtful));
        Map<Trial, TrialOutcome> alone = explore(plan);
        if (settingsFirst) {
            trySettings(settings, alone);
        }
        layer.order().ifPresent(order -> tryTwice(layer, order, unexplained(together, alone.values()), alone));
        return alone;
    }

    /** Tries each setting on the tests that fail under all of them. What none of them causes is left to all of them. */
    private void trySettings(Layer settings, Map<Trial, TrialOutcome> alone) {
        TrialOutcome together = alone.get(settings.all());
        Set<TestId> failed = failed(together);
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        settings.members().forEach(trial -> plan.put(trial, planner.planEach(trial, failed)));
        Map<Trial, TrialOutcome> each = explore(plan);
        alone.putAll(each);
        List<TestResult> left = unexplained(together, each.values()).stream()
                .filter(failure -> !contains(alone.get(ALONE), failure))
                .toList();
        alone.put(
                settings.all(),
                outcome(settings.all(), together.tests(), left, together.seconds(), together.complete()));
    }

    /** Finds out what makes tests with initialised classes fail: running twice, all other trials together, or neither. */
    private void tryTwice(Layer layer, Trial order, List<TestResult> failures, Map<Trial, TrialOutcome> alone) {
        List<TestId> tests = failures.stream()
                .map(TestResult::test)
                .filter(test -> reachedWhileInitialising(layer, test))
                .distinct()
                .toList();
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        plan.put(order, planner.planTwice(order, tests));
        if (layer.others().size() > 1) {
            plan.put(layer.allInPlainOrder(), planner.planEach(layer.allInPlainOrder(), tests));
        }
        alone.putAll(explore(plan));
    }

    private Map<Trial, TrialOutcome> explore(Map<Trial, List<Run>> plan) {
        Map<Trial, TrialOutcome> outcomes = new LinkedHashMap<>();
        exploration.apply(plan).forEach(outcome -> outcomes.put(outcome.trial(), outcome));
        return outcomes;
    }

    /**
     * Whether classes of a test were initialised in the plain run, under other settings than those of the layer. So it may
     * fail because the settings change in between, which is due to neither the order nor the settings.
     */
    private boolean reachedWhileInitialising(Layer layer, TestId test) {
        return layer.runsAgain() && planner.reachesWhileInitialising(layer.allInPlainOrder(), test);
    }

    /**
     * The trial that makes a test fail, if no other one of the layer can affect the test. Only tests that wait are spared
     * another run: clocks and the like are also changed in libraries, so a trial may affect more tests than it seems.
     */
    private Optional<Trial> onlyCause(Layer layer, TestId test) {
        List<Trial> possible = layer.others().stream()
                .filter(trial -> planner.canAffect(trial, test))
                .toList();
        return layer.all().waits() && possible.size() == 1 ? Optional.of(possible.get(0)) : Optional.empty();
    }

    private static Set<TestId> failed(TrialOutcome outcome) {
        Set<TestId> tests = new LinkedHashSet<>();
        outcome.candidates().forEach(candidate -> tests.add(candidate.result().test()));
        return tests;
    }

    private List<TrialOutcome> outcomes(Layer layer, TrialOutcome together, Map<Trial, TrialOutcome> alone) {
        double share = together.seconds() / layer.members().size();
        List<TrialOutcome> outcomes = new ArrayList<>();
        for (Trial trial : layer.others()) {
            List<Candidate> candidates = layer.order().isPresent()
                    ? withoutBrittle(alone.get(trial).candidates(), alone.get(ALONE))
                    : alone.get(trial).candidates();
            candidates = Stream.concat(
                            candidates.stream().map(candidate -> withEvidence(candidate, together, alone.get(ALONE))),
                            together.candidates().stream()
                                    .map(Candidate::result)
                                    .filter(result -> onlyCause(layer, result.test())
                                            .filter(trial::equals)
                                            .isPresent())
                                    .map(result -> new Candidate(trial, result)))
                    .toList();
            int tests = ExplorationPhase.tests(planner.plan(trial, test -> true));
            double seconds = alone.get(trial).seconds() + (tests == 0 ? 0 : share);
            boolean complete = together.complete() && alone.get(trial).complete();
            outcomes.add(new TrialOutcome(trial, tests, candidates, seconds, complete));
        }
        TrialOutcome allSettings = alone.get(layer.settings().all());
        if (layer.settings().isJoint() && allSettings != null) {
            outcomes.add(allSettings);
        }
        addUnexplained(layer, together, alone, outcomes);
        return outcomes;
    }

    /**
     * If the failure was the same in the layer, it has been repeated in a fresh JVM, and there may be a control. A test
     * that did not end is repeated later, since its control tells by then how long it takes alone.
     */
    private Candidate withEvidence(Candidate alone, TrialOutcome together, TrialOutcome control) {
        TestResult failure = alone.result();
        if (failure.outcome() == Outcome.TIMED_OUT) {
            return alone;
        }
        return together.candidates().stream()
                .map(Candidate::result)
                .filter(first -> isSame(first, failure))
                .findFirst()
                .map(first -> new Candidate(alone.trial(), first, List.of(failure), controls(failure.test(), control)))
                .orElse(alone);
    }

    private static List<TestResult> controls(TestId test, TrialOutcome control) {
        if (!control.complete()) {
            return List.of();
        }
        return List.of(control.candidates().stream()
                .map(Candidate::result)
                .filter(result -> result.test().equals(test))
                .findFirst()
                .orElse(TestResult.of(test, Outcome.PASSED, null)));
    }

    private void addUnexplained(
            Layer layer, TrialOutcome together, Map<Trial, TrialOutcome> alone, List<TrialOutcome> outcomes) {
        boolean decoded = alone.values().stream().allMatch(TrialOutcome::complete);
        List<TestResult> unexplained = unexplained(together, outcomes);
        List<TestResult> byOrder = decoded ? byOrder(layer, unexplained, alone) : List.of();
        layer.order().ifPresent(order -> {
            double share = together.seconds() / layer.members().size();
            outcomes.add(outcome(order, together.tests(), byOrder, share, together.complete())
                    .recovering(together.recovered()));
        });
        List<TestResult> byAll = unexplained.stream()
                .filter(failure -> !byOrder.contains(failure))
                .filter(failure -> !decoded || mayNeedAll(layer, failure, alone))
                .toList();
        if (!byAll.isEmpty()) {
            Trial all = decoded && layer.order().isPresent() ? layer.allInPlainOrder() : layer.all();
            outcomes.add(outcome(all, byAll.size(), byAll, 0, decoded));
        }
    }

    /** The failures that may be due to the order: of tests with initialised classes only what fails when it runs twice. */
    private List<TestResult> byOrder(Layer layer, List<TestResult> failures, Map<Trial, TrialOutcome> alone) {
        return layer.order()
                .map(order -> failures.stream()
                        .filter(failure ->
                                !reachedWhileInitialising(layer, failure.test()) || contains(alone.get(order), failure))
                        .toList())
                .orElse(List.of());
    }

    /** Whether a failure may need several trials at once. Tests with initialised classes were tried under all of them. */
    private boolean mayNeedAll(Layer layer, TestResult failure, Map<Trial, TrialOutcome> alone) {
        return !reachedWhileInitialising(layer, failure.test())
                || contains(alone.get(layer.allInPlainOrder()), failure);
    }

    private static TrialOutcome outcome(
            Trial trial, int tests, List<TestResult> failures, double seconds, boolean complete) {
        return new TrialOutcome(
                trial,
                tests,
                failures.stream().map(failure -> new Candidate(trial, failure)).toList(),
                seconds,
                complete);
    }

    /** A test that fails alone even without a treatment needs the tests that run before it in the suite. */
    private List<Candidate> withoutBrittle(List<Candidate> candidates, TrialOutcome control) {
        return candidates.stream()
                .filter(candidate -> !contains(control, candidate.result()))
                .toList();
    }

    /** The failures that no trial caused alone in the same way. */
    private List<TestResult> unexplained(TrialOutcome together, Collection<TrialOutcome> alone) {
        return together.candidates().stream()
                .map(Candidate::result)
                .filter(failure -> alone.stream().noneMatch(outcome -> contains(outcome, failure)))
                .toList();
    }

    private boolean contains(TrialOutcome outcome, TestResult failure) {
        return outcome.candidates().stream().map(Candidate::result).anyMatch(result -> isSame(result, failure));
    }

    /** Where a test hangs may be a matter of chance. */
    private boolean isSame(TestResult one, TestResult other) {
        boolean hang = one.outcome() == Outcome.TIMED_OUT && other.outcome() == Outcome.TIMED_OUT;
        return one.test().equals(other.test())
                && (hang || fingerprints.apply(one).equals(fingerprints.apply(other)));
    }
}
