package io.unflake.engine.minimise;

import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.DelaySearch.Narrowing;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Margin;
import io.unflake.model.finding.Proof;
import io.unflake.model.strategy.Strategy;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Proves findings: determines which calls must be perturbed for the test to fail, and how much.
 *
 * <p>The search runs in warm JVMs, and its result must also fail in a fresh one. If it does not, or if the test fails
 * only if a class is initialised under the treatment, the whole search uses fresh JVMs.
 */
public final class Prover {

    public static final String PURPOSE = "minimise";

    private static final int ATTEMPTS_IF_SOMETIMES = 3;

    /** A test that failed whenever it was confirmed, but passes so often now, has failed for another reason. */
    private static final int PASSES_TO_REFUTE = 3;

    private final Study study;
    private final Map<TestId, TestResult> baseline;
    private final Duration budget;
    private final Plausibility plausibility;
    private final Narrowing narrowing;
    private final InstantSource clock;
    private final KnownCauses known = new KnownCauses();

    /**
     * Proves nothing yet.
     *
     * @param budget the time limit for the runs of one finding
     * @param narrowing how delay points are reduced
     */
    public Prover(
            Study study,
            Observation baseline,
            Duration budget,
            Plausibility plausibility,
            Narrowing narrowing,
            InstantSource clock) {
        this.study = study;
        this.baseline = baseline.byTest();
        this.budget = budget;
        this.plausibility = plausibility;
        this.narrowing = narrowing;
        this.clock = clock;
    }

    /**
     * Puts failures into groups that may have the same cause. The others of a group are best proven when the first one is:
     * its cause is then tried first.
     */
    public List<List<Confirmed>> alike(List<Confirmed> confirmed) {
        return KnownCauses.alike(confirmed, baseline);
    }

    /** Proves a confirmed failure under a treatment. */
    public Proof prove(Confirmed confirmed, BooleanSupplier isOver) {
        Oracle fresh = oracle(confirmed, canShare(confirmed) ? Jvm.SHARED : Jvm.FRESH);
        Oracle warm = oracle(confirmed, Jvm.WARM);
        List<Oracle> all = List.of(fresh, warm);
        LongSupplier spent = () -> all.stream().mapToLong(Oracle::millis).sum();
        BooleanSupplier outOfTime = () -> isOver.getAsBoolean() || spent.getAsLong() > budget.toMillis();
        Optional<Found> inWarm = searchWarm(confirmed, warm, outOfTime);
        Found found = inWarm.filter(each -> !each.isUnclear() && (!each.isNarrow() || fresh.fails(each.treatment())))
                .orElseGet(() -> inWarm.isPresent() && fresh.failsSometimes()
                        ? asConfirmed(confirmed, outOfTime.getAsBoolean())
                        : search(confirmed, fresh, outOfTime));
        if (found.reproduced && !outOfTime.getAsBoolean()) {
            known.add(confirmed.trial(), found.treatment(), found.margin());
        }
        int passed = isRefuted(confirmed, found, fresh, outOfTime) ? PASSES_TO_REFUTE : 0;
        int runs = all.stream().mapToInt(Oracle::runs).sum();
        return new Proof(
                found.treatment(),
                found.failure().hits(),
                found.margin(),
                isPlausible(found, confirmed.trial()),
                List.of(),
                confirmed.tests(study.suite()),
                new Proof.Effort(runs, spent.getAsLong() / 1000.0, found.cutOff(), passed));
    }

    /** Whether a test that did not fail in the search passes under its whole treatment, too. */
    private static boolean isRefuted(Confirmed confirmed, Found found, Oracle fresh, BooleanSupplier outOfTime) {
        return !found.reproduced
                && confirmed.treated().always()
                && !outOfTime.getAsBoolean()
                && fresh.passes(confirmed.trial().treatment(), PASSES_TO_REFUTE);
    }

    /**
     * Proves failures that depend on the order of tests, as far as time allows.
     *
     * @param suspects returns the tests that change state which a test uses
     */
    public Map<Confirmed, Proof> proveOrders(
            List<Confirmed> confirmed, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
        return new OrderCause(study, budget).prove(confirmed, suspects, isOver);
    }

    /** Confirms and proves failures that were seen in an order, as far as a few short runs suffice. */
    public Map<Confirmed, Proof> confirmOrders(
            List<Confirmed> seen, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
        return new OrderConfirmation(study, budget, suspects, isOver).confirm(seen);
    }

    /**
     * Confirms and proves that tests which fail in plain order need others before them, as far as a few runs suffice.
     *
     * @param passed an order in which each test passed
     */
    public Map<Confirmed, Proof> confirmBrittle(
            Map<Confirmed, List<TestId>> passed, Function<TestId, List<TestId>> suspects, BooleanSupplier isOver) {
        return new BrittleConfirmation(study, budget, suspects, isOver).confirm(passed);
    }

    private Boolean isPlausible(Found found, Trial trial) {
        Strategy strategy = trial.strategyOf(found.treatment().perturbations().get(0));
        int places = Math.max(1, found.treatment().spots().size());
        return plausibility.holds(
                strategy, found.margin(), places, found.failure().hits(), clock.instant());
    }

    /**
     * What a search found.
     *
     * @param reproduced whether the test failed in the search
     * @param cutOff whether the search ran out of time before the treatment was minimal
     */
    private record Found(Treatment treatment, TestResult failure, Margin margin, boolean reproduced, boolean cutOff) {

        boolean isNarrow() {
            return treatment.isNarrow();
        }

        /** Whether the test did not fail at spots where it has failed before, so that the JVM may matter. */
        boolean isUnclear() {
            return isNarrow() && !reproduced;
        }
    }

    /**
     * Searches in warm JVMs; empty if that is impossible. Classes are initialised once per JVM, so they must not be
     * initialised under a treatment in one that other tests use.
     */
    private Optional<Found> searchWarm(Confirmed confirmed, Oracle warm, BooleanSupplier outOfTime) {
        if (confirmed.trial().treatsWholeJvm()) {
            return Optional.empty();
        }
        return actsInInitialisers(confirmed)
                ? searchOutsideInitialisers(confirmed, warm, outOfTime)
                : Optional.of(search(confirmed, warm, outOfTime));
    }

    private Found search(Confirmed confirmed, Oracle oracle, BooleanSupplier outOfTime) {
        MinimalCause minimal = new MinimalCause(confirmed.trial(), oracle, outOfTime);
        return known(confirmed, minimal)
                .or(() -> narrowed(confirmed, minimal, outOfTime))
                .map(narrowed -> found(confirmed, narrowed, true, oracle, outOfTime))
                .orElseGet(() -> notNarrowed(confirmed, oracle, outOfTime));
    }

    /** What makes another test fail; empty if there is nothing like that, or if this test passes under it. */
    private Optional<MinimalCause.Narrowed> known(Confirmed confirmed, MinimalCause minimal) {
        return known.likely(confirmed.trial(), confirmed.perturbed(baseline, false)).stream()
                .map(minimal::like)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Limits the treatment to sites that no initialiser reaches; empty if the test does not fail then. */
    private Optional<Found> searchOutsideInitialisers(Confirmed confirmed, Oracle warm, BooleanSupplier outOfTime) {
        List<Site> initialised = confirmed.resultWithSites(baseline).initialised();
        List<Site> sites = confirmed.perturbed(baseline, true).stream()
                .filter(site -> !initialised.contains(site))
                .toList();
        boolean isPossible = !sites.isEmpty()
                && !confirmed.trial().treatment().isNarrow()
                && confirmed.trial().treatment().perturbations().size() == 1;
        return isPossible
                ? new MinimalCause(confirmed.trial(), warm, outOfTime)
                        .at(sites)
                        .map(narrowed -> found(confirmed, narrowed, true, warm, outOfTime))
                : Optional.empty();
    }

    private Found notNarrowed(Confirmed confirmed, Oracle oracle, BooleanSupplier outOfTime) {
        Treatment whole = confirmed.trial().treatment();
        MinimalCause.Narrowed asIs = new MinimalCause.Narrowed(whole, confirmed.failure());
        return found(confirmed, asIs, false, oracle, outOfTime);
    }

    private Found found(
            Confirmed confirmed,
            MinimalCause.Narrowed narrowed,
            boolean reproduced,
            Oracle oracle,
            BooleanSupplier outOfTime) {
        boolean cutOff = outOfTime.getAsBoolean();
        Margin margin = margin(confirmed.trial(), narrowed.treatment(), oracle, outOfTime);
        return new Found(narrowed.treatment(), narrowed.failure(), margin, reproduced, cutOff);
    }

    /** A test that fails only sometimes in fresh JVMs would need many of them for a search that rarely ends well. */
    private static Found asConfirmed(Confirmed confirmed, boolean outOfTime) {
        return new Found(confirmed.trial().treatment(), confirmed.failure(), null, false, outOfTime);
    }

    private Margin margin(Trial trial, Treatment treatment, Oracle oracle, BooleanSupplier outOfTime) {
        return new MarginSearch(oracle, clock.instant(), outOfTime)
                .of(treatment, trial.strategyOf(treatment.perturbations().get(0)), known.marginOf(treatment))
                .orElse(null);
    }

    private Optional<MinimalCause.Narrowed> narrowed(
            Confirmed confirmed, MinimalCause minimal, BooleanSupplier outOfTime) {
        if (confirmed.trial().treatment().isNarrow()) {
            return minimal.atItsSpots(narrowing);
        }
        Optional<MinimalCause.Narrowed> narrowed = minimal.at(confirmed.perturbed(baseline, true));
        return narrowed.isEmpty() && !outOfTime.getAsBoolean()
                ? minimal.at(confirmed.perturbed(baseline, false))
                : narrowed;
    }

    /** Whether a fresh JVM may run other tests, too: they may use up a heap, or set what the tests before this one set. */
    private boolean canShare(Confirmed confirmed) {
        return confirmed.tests(study.suite()).size() == 1 && !confirmed.trial().treatsWholeJvm();
    }

    private Oracle oracle(Confirmed confirmed, Jvm jvm) {
        return new Oracle(
                study,
                new Oracle.Question(
                        confirmed.test(),
                        confirmed.fingerprint(),
                        confirmed.tests(study.suite()),
                        confirmed.treated().always() ? 1 : ATTEMPTS_IF_SOMETIMES),
                jvm);
    }

    private boolean actsInInitialisers(Confirmed confirmed) {
        return confirmed.resultWithSites(baseline).initialised().stream()
                .anyMatch(site -> site.project() && confirmed.trial().actsAt(site));
    }
}
