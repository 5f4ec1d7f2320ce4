package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.DelaySearch.Narrowing;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Perturbation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.Span;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Margin;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.Megabytes;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Simulates a test that reaches a few sites four times each; a predicate decides whether it fails. */
class ProverTest {

    private static final TestId TEST = TestId.parse("a.T#test");
    private static final Suite SUITE = new Suite("m", List.of(new Suite.Member(TEST, "[t]")));
    private static final Site A = site("A", true);
    private static final Site B = site("B", true);
    private static final Site LIBRARY = site("L", false);
    private static final int CALLS = 4;
    private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");

    private final List<Run> performed = new ArrayList<>();
    private List<Site> reached = List.of(A, B, LIBRARY);
    private List<Site> initialised = List.of();
    private Duration budget = Duration.ofHours(1);
    private Rate treated = new Rate(2, 2);

    @Test
    void finds_a_single_call_and_proves_it_in_a_fresh_jvm() {
        Proof proof = prove("time.increment", run -> perturbs(run.treatment(), B, 3));

        assertThat(proof.treatment().spots()).containsExactly(new Spot(B, List.of(new Span(3, 3))));
        assertThat(proof.hit(Spot.all(B)))
                .hasValueSatisfying(hit -> assertThat(hit.call()).isEqualTo(3));
        assertThat(performed)
                .filteredOn(run -> run.jvm() == Jvm.SHARED)
                .extracting(Run::treatment)
                .containsExactly(proof.treatment());
        assertThat(proof.effort().runs()).isEqualTo(performed.size()).isLessThan(25);
    }

    @Test
    void keeps_calls_that_are_needed_together() {
        Proof proof =
                prove("time.increment", run -> perturbs(run.treatment(), A, 2) && perturbs(run.treatment(), B, 4));

        assertThat(proof.treatment().spots())
                .containsExactlyInAnyOrder(new Spot(A, List.of(new Span(2, 2))), new Spot(B, List.of(new Span(4, 4))));
    }

    @Test
    void does_not_narrow_many_sites_that_are_needed_together_to_calls() {
        reached = List.of(A, B, site("C", true), site("D", true), site("E", true));
        Proof proof = prove(
                "time.increment",
                run -> reached.stream().limit(4).allMatch(site -> perturbs(run.treatment(), site, 2)));

        assertThat(proof.treatment().spots())
                .containsExactlyElementsOf(
                        reached.stream().limit(4).map(Spot::all).toList());
    }

    @Test
    void ends_the_search_if_a_failure_needs_nearly_all_of_many_sites() {
        reached = IntStream.range(0, 64).mapToObj(i -> site("S" + i, true)).toList();
        Predicate<Run> fails = run -> reached.stream()
                        .filter(site -> perturbs(run.treatment(), site, 1))
                        .count()
                >= 60;
        Proof proof = prove("time.increment", fails);

        assertThat(proof.treatment().spots()).hasSizeBetween(60, 64);
        assertThat(proof.effort().runs()).isLessThan(70);
    }

    @Test
    void tries_sites_in_libraries_if_those_in_the_project_do_not_suffice() {
        Proof proof = prove("time.increment", run -> perturbs(run.treatment(), LIBRARY, 1));

        assertThat(proof.treatment().spots()).extracting(Spot::site).containsExactly(LIBRARY);
    }

    @Test
    void does_not_narrow_a_treatment_that_must_apply_everywhere() {
        Proof proof = prove("time.increment", run -> run.treatment().spots().isEmpty());

        assertThat(proof.treatment().spots()).isEmpty();
        assertThat(proof.isRefuted()).isFalse();
    }

    @Test
    void a_failure_is_refuted_if_the_test_only_passes_when_its_cause_is_searched() {
        Proof proof = prove("time.increment", run -> false);

        assertThat(proof.isRefuted()).isTrue();
        assertThat(proof.effort().passed()).isEqualTo(3);
    }

    @Test
    void a_test_that_was_seen_to_pass_under_the_treatment_is_not_refuted() {
        treated = new Rate(2, 3);

        assertThat(prove("time.increment", run -> false).isRefuted()).isFalse();
    }

    @Test
    void repeats_the_search_in_fresh_jvms_if_its_result_holds_only_in_warm_ones() {
        Proof proof = prove(
                "time.increment",
                run -> run.jvm() == Jvm.WARM ? perturbs(run.treatment(), A, 1) : perturbs(run.treatment(), B, 1));

        assertThat(proof.treatment().spots()).containsExactly(new Spot(B, List.of(new Span(1, 1))));
    }

    @Test
    void does_not_repeat_the_search_for_a_test_that_fails_only_sometimes() {
        treated = new Rate(2, 3);
        Proof proof = prove("time.increment", run -> run.jvm() == Jvm.WARM && perturbs(run.treatment(), A, 1));

        assertThat(proof.treatment().spots()).isEmpty();
        assertThat(proof.margin()).isNull();
        assertThat(performed).filteredOn(run -> run.jvm() == Jvm.SHARED).hasSize(3);
    }

    @Test
    void perturbs_sites_in_initialisers_only_in_fresh_jvms() {
        initialised = List.of(A);
        Proof proof = prove("time.increment", run -> perturbs(run.treatment(), A, 1));

        assertThat(proof.treatment().spots()).containsExactly(new Spot(A, List.of(new Span(1, 1))));
        assertThat(performed)
                .filteredOn(run -> run.jvm() == Jvm.WARM)
                .noneMatch(run -> perturbs(run.treatment(), A, 1));
    }

    @Test
    void uses_warm_jvms_if_a_test_fails_without_the_sites_in_initialisers() {
        initialised = List.of(A);
        Proof proof = prove("time.increment", run -> perturbs(run.treatment(), B, 1));

        assertThat(proof.treatment().spots()).containsExactly(new Spot(B, List.of(new Span(1, 1))));
        assertThat(performed)
                .filteredOn(run -> run.jvm() == Jvm.SHARED)
                .extracting(Run::treatment)
                .containsExactly(proof.treatment());
    }

    @Test
    void the_margin_of_a_test_that_fails_only_sometimes_is_a_rough_one() {
        treated = new Rate(2, 3);
        Proof proof = prove("time.increment", run -> run.repetition() == 3 && millis(run, "delta") >= 1240);

        assertThat(Durations.parse(proof.margin().fails()).toMillis()).isBetween(1240L, 1900L);
        assertThat(Durations.parse(proof.margin().passes()).toMillis()).isBetween(800L, 1239L);
    }

    @Test
    void bisects_the_margin_to_the_smallest_clock_jump_that_fails() {
        Proof proof = prove("time.increment", run -> millis(run, "delta") >= 1240);

        assertThat(Durations.parse(proof.margin().fails()).toMillis()).isBetween(1240L, 1302L);
        assertThat(Durations.parse(proof.margin().passes()).toMillis()).isBetween(1180L, 1239L);
        assertThat(proof.plausible()).isTrue();
        // The replayed treatment keeps the original setting, which is far from the margin.
        assertThat(proof.treatment().perturbations().get(0).parameters()).containsEntry("delta", "5s");
    }

    @Test
    void the_margin_of_a_date_is_exact_to_the_day_and_distant_dates_are_implausible() {
        Instant edge = Instant.parse("2099-03-05T00:00:00Z");
        Proof proof = prove("date.moment", run -> !moment(run).isBefore(edge));

        assertThat(proof.margin()).isEqualTo(new Margin("moment", edge.toString(), "2099-03-04T00:00:00Z"));
        assertThat(proof.plausible()).isFalse();
    }

    @Test
    void the_first_of_several_ranges_of_failing_dates_is_found() {
        Proof proof = prove("date.moment", run -> (int) moment(run).getEpochSecond() < 0);

        assertThat(proof.margin()).isEqualTo(new Margin("moment", "2038-01-20T00:00:00Z", "2038-01-19T00:00:00Z"));
        assertThat(proof.plausible()).isTrue();
    }

    @Test
    void a_clock_with_long_ticks_is_implausible_but_16_ms_is_plausible() {
        assertThat(prove("time.coarse", run -> millis(run, "granularity") >= 500)
                        .plausible())
                .isFalse();
        assertThat(prove("time.coarse", run -> millis(run, "granularity") >= 12).plausible())
                .isTrue();
    }

    @Test
    void a_heap_applies_to_the_whole_jvm_and_its_margin_is_the_largest_failing_size() {
        Proof proof = prove("environment.heap", run -> megabytes(run) <= 300);

        assertThat(proof.treatment().spots()).isEmpty();
        assertThat(Megabytes.parse(proof.margin().fails())).isBetween(285, 300);
        assertThat(proof.plausible()).isTrue();
        assertThat(performed).extracting(Run::jvm).containsOnly(Jvm.FRESH);
        assertThat(prove("environment.heap", run -> megabytes(run) <= 100).plausible())
                .isFalse();
    }

    @Test
    void settings_observed_by_calls_are_narrowed_to_single_calls() {
        Proof proof = prove("environment.zone", run -> perturbs(run.treatment(), B, 3));

        assertThat(proof.treatment().spots())
                .singleElement()
                .satisfies(spot -> assertThat(spot.site()).isEqualTo(B));
    }

    @Test
    void strategies_without_an_axis_have_no_margin() {
        assertThat(prove("locale.change", run -> true).margin()).isNull();
    }

    @Test
    void returns_the_best_treatment_so_far_when_time_is_up() {
        budget = Duration.ZERO;
        Proof proof = prove("time.increment", run -> perturbs(run.treatment(), B, 3));

        assertThat(proof.treatment().spots()).isNotEmpty();
        assertThat(proof.treatment().perturbations()).hasSize(1);
        assertThat(performed).hasSizeLessThan(8);
    }

    @Test
    void a_minimal_cause_is_not_in_doubt_if_only_its_margin_is_cut_off() {
        Predicate<Run> needsBoth = run -> perturbs(run.treatment(), A, 2) && perturbs(run.treatment(), B, 4);
        BooleanSupplier isMarginSearched = () -> performed.stream().anyMatch(run -> millis(run, "delta") != 5_000);
        BooleanSupplier isBegun = () -> performed.size() > 3;

        Proof complete = prover(needsBoth).prove(confirmed("time.increment"), isMarginSearched);
        performed.clear();
        Proof cutOff = prover(needsBoth).prove(confirmed("time.increment"), isBegun);

        assertThat(complete.treatment().spots()).hasSize(2);
        assertThat(complete.mayBeTooLarge()).isFalse();
        assertThat(cutOff.mayBeTooLarge()).isTrue();
    }

    @Test
    void tries_the_cause_and_the_margin_of_a_failure_that_is_proven_on_others_first() {
        Confirmed confirmed = confirmed("time.increment");
        Prover prover = prover(run -> perturbs(run.treatment(), B, 3) && millis(run, "delta") >= 1240);
        Proof first = prover.prove(confirmed, () -> false);
        performed.clear();

        Proof second = prover.prove(confirmed, () -> false);

        assertThat(second.treatment()).isEqualTo(first.treatment());
        assertThat(second.margin()).isEqualTo(first.margin());
        // The call, both sides of the margin, and the call in a fresh JVM.
        assertThat(performed).hasSize(4);
    }

    @Test
    void finds_another_call_or_margin_than_that_of_a_failure_that_is_proven() {
        Confirmed confirmed = confirmed("time.increment");
        AtomicReference<Predicate<Run>> fails = new AtomicReference<>(run -> perturbs(run.treatment(), B, 3));
        Prover prover = prover(run -> fails.get().test(run));
        prover.prove(confirmed, () -> false);

        fails.set(run -> perturbs(run.treatment(), B, 2) && millis(run, "delta") >= 3000);
        Proof otherCall = prover.prove(confirmed, () -> false);
        fails.set(run -> perturbs(run.treatment(), A, 1));
        Proof otherSite = prover.prove(confirmed, () -> false);

        assertThat(otherCall.treatment().spots()).containsExactly(new Spot(B, List.of(new Span(2, 2))));
        assertThat(Durations.parse(otherCall.margin().fails()).toMillis()).isBetween(3000L, 3150L);
        assertThat(otherSite.treatment().spots()).containsExactly(new Spot(A, List.of(new Span(1, 1))));
    }

    @Test
    void a_known_cause_with_several_places_is_tried_without_each_of_them() {
        Confirmed confirmed = confirmed("time.increment");
        Predicate<Run> both = run -> perturbs(run.treatment(), A, 2) && perturbs(run.treatment(), B, 4);
        AtomicReference<Predicate<Run>> fails = new AtomicReference<>(both);
        Prover prover = prover(run -> fails.get().test(run));
        Proof first = prover.prove(confirmed, () -> false);
        performed.clear();
        Proof second = prover.prove(confirmed, () -> false);
        int runs = performed.size();

        fails.set(run -> perturbs(run.treatment(), B, 4));
        Proof needsLess = prover.prove(confirmed, () -> false);

        assertThat(second.treatment()).isEqualTo(first.treatment());
        // Both places, each without the other, the margin, and both places in a fresh JVM.
        assertThat(runs).isEqualTo(5);
        assertThat(needsLess.treatment().spots()).containsExactly(new Spot(B, List.of(new Span(4, 4))));
    }

    @Test
    void several_calls_at_one_place_are_no_known_cause() {
        Confirmed confirmed = confirmed("time.increment");
        AtomicReference<Predicate<Run>> fails =
                new AtomicReference<>(run -> perturbs(run.treatment(), B, 2) && perturbs(run.treatment(), B, 4));
        Prover prover = prover(run -> fails.get().test(run));
        prover.prove(confirmed, () -> false);

        fails.set(run -> perturbs(run.treatment(), B, 4));

        assertThat(prover.prove(confirmed, () -> false).treatment().spots())
                .containsExactly(new Spot(B, List.of(new Span(4, 4))));
    }

    @Test
    void many_failures_that_reach_a_common_site_under_the_same_trial_may_be_alike() {
        List<Confirmed> alike = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            reached = List.of(i % 2 == 0 ? A : B, site("common", true));
            alike.add(confirmed("time.increment"));
        }
        Confirmed otherStrategy = confirmed("time.coarse");
        reached = List.of(site("other", true), LIBRARY);
        Confirmed otherSite = confirmed("time.increment");
        Prover prover = prover(run -> true);

        assertThat(prover.alike(Stream.concat(alike.stream(), Stream.of(otherStrategy, otherSite))
                        .toList()))
                .containsExactlyInAnyOrder(alike, List.of(otherStrategy), List.of(otherSite));
        assertThat(prover.alike(alike.subList(0, 2))).containsExactly(alike.subList(0, 1), alike.subList(1, 2));
    }

    private Proof prove(String name, Predicate<Run> fails) {
        performed.clear();
        return prover(fails).prove(confirmed(name), () -> false);
    }

    private Confirmed confirmed(String name) {
        Strategy strategy = Strategies.BUILT_IN.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        Perturbation perturbation = strategy.with(Map.of());
        Trial trial = new Trial(Treatment.of(perturbation), List.of(atAllSites(strategy)));
        TestResult failure = failed(Treatment.of(perturbation));
        return new Confirmed(
                TEST, trial, null, Verdict.FLAKY, failure, fingerprint(failure), treated, new Rate(0, 2), false);
    }

    private Prover prover(Predicate<Run> fails) {
        return new Prover(
                new Study(new RuleExperiment(fails), SUITE, ProverTest::fingerprint),
                new Observation("b", List.of(), 1),
                budget,
                new Plausibility(Map.of()),
                Narrowing.BISECTION,
                InstantSource.fixed(NOW));
    }

    /** Returns the same strategy, acting at the sites of this test. */
    private static Strategy atAllSites(Strategy strategy) {
        return new Strategy(
                strategy.name(),
                List.of(SiteKind.WALL_CLOCK),
                strategy.parameters(),
                true,
                strategy.description(),
                List.of(),
                strategy.effect(),
                strategy.axes(),
                strategy.limit(),
                1,
                null);
    }

    private final class RuleExperiment implements Experiment {

        private final Predicate<Run> fails;

        RuleExperiment(Predicate<Run> fails) {
            this.fails = fails;
        }

        @Override
        public List<Observation> perform(List<Run> runs, Beside beside, BooleanSupplier isOver) {
            performed.addAll(runs);
            return runs.stream()
                    .map(run -> new Observation(
                            run.id(),
                            List.of(
                                    fails.test(run)
                                            ? failed(run.treatment())
                                            : TestResult.of(TEST, Outcome.PASSED, null)),
                            1))
                    .toList();
        }
    }

    private TestResult failed(Treatment treatment) {
        Failure failure = new Failure("java.lang.Error", "", List.of(new Frame("a.T", "test", "T.java", 1)));
        List<Hit> hits = reached.stream()
                .map(site -> new Hit(site, null, CALLS, firstCall(treatment, site), List.of(), 0, null))
                .toList();
        return new TestResult(TEST, Outcome.FAILED, 1, failure, null, reached, initialised, hits);
    }

    private static int firstCall(Treatment treatment, Site site) {
        for (int call = 1; call <= CALLS; call++) {
            if (perturbs(treatment, site, call)) {
                return call;
            }
        }
        return 0;
    }

    private static boolean perturbs(Treatment treatment, Site site, int call) {
        return treatment.spots().isEmpty()
                || treatment.spots().stream().anyMatch(spot -> spot.site().equals(site) && spot.contains(call));
    }

    private static long millis(Run run, String parameter) {
        return Durations.parse(
                        run.treatment().perturbations().get(0).parameters().get(parameter))
                .toMillis();
    }

    private static int megabytes(Run run) {
        return Megabytes.parse(
                run.treatment().perturbations().get(0).parameters().get("heap"));
    }

    private static Instant moment(Run run) {
        return Instant.parse(run.treatment().perturbations().get(0).parameters().get("moment"));
    }

    private static FailureFingerprint fingerprint(TestResult result) {
        return FailureFingerprint.of(result.failure(), name -> true);
    }

    private static Site site(String name, boolean project) {
        return new Site(SiteKind.WALL_CLOCK, "a." + name, "m", name + ".java", 3, "api", 0, project);
    }
}
