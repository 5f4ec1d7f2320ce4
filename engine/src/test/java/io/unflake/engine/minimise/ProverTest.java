package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
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
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A test that passes three sites, each four times, in a world where a rule decides whether it fails. */
class ProverTest {

    private static final TestId TEST = TestId.parse("a.T#test");
    private static final Suite SUITE = new Suite("m", List.of(new Suite.Member(TEST, "[t]")));
    private static final Site A = site("A", true);
    private static final Site B = site("B", true);
    private static final Site LIBRARY = site("L", false);
    private static final int CALLS = 4;
    private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");

    private final List<Run> performed = new ArrayList<>();
    private List<Site> initialised = List.of();
    private Duration budget = Duration.ofHours(1);

    @Test
    void a_single_call_is_found_and_proven_in_a_fresh_jvm() {
        Proof proof = prove("time.increment", run -> perturbs(run.treatment(), B, 3));

        assertThat(proof.treatment().spots()).containsExactly(new Spot(B, List.of(new Span(3, 3))));
        assertThat(proof.hit(B))
                .hasValueSatisfying(hit -> assertThat(hit.call()).isEqualTo(3));
        assertThat(performed)
                .filteredOn(run -> run.jvm() == Jvm.FRESH)
                .extracting(Run::treatment)
                .containsExactly(proof.treatment());
        assertThat(proof.effort().runs()).isEqualTo(performed.size()).isLessThan(25);
    }

    @Test
    void calls_that_are_needed_together_stay() {
        Proof proof =
                prove("time.increment", run -> perturbs(run.treatment(), A, 2) && perturbs(run.treatment(), B, 4));

        assertThat(proof.treatment().spots())
                .containsExactlyInAnyOrder(new Spot(A, List.of(new Span(2, 2))), new Spot(B, List.of(new Span(4, 4))));
    }

    @Test
    void where_the_project_alone_is_not_enough_libraries_are_tried() {
        Proof proof = prove("time.increment", run -> perturbs(run.treatment(), LIBRARY, 1));

        assertThat(proof.treatment().spots()).extracting(Spot::site).containsExactly(LIBRARY);
    }

    @Test
    void what_fails_only_everywhere_stays_as_it_was() {
        Proof proof = prove("time.increment", run -> run.treatment().spots().isEmpty());

        assertThat(proof.treatment().spots()).isEmpty();
    }

    @Test
    void what_holds_only_in_a_warm_jvm_is_sought_again_in_fresh_ones() {
        Proof proof = prove(
                "time.increment",
                run -> run.jvm() == Jvm.WARM ? perturbs(run.treatment(), A, 1) : perturbs(run.treatment(), B, 1));

        assertThat(proof.treatment().spots()).containsExactly(new Spot(B, List.of(new Span(1, 1))));
    }

    @Test
    void a_site_in_an_initialiser_is_only_tried_in_fresh_jvms() {
        initialised = List.of(A);
        prove("time.increment", run -> perturbs(run.treatment(), A, 1));

        assertThat(performed).extracting(Run::jvm).containsOnly(Jvm.FRESH);
    }

    @Test
    void the_margin_is_halved_to_the_mildest_jump_that_fails() {
        Proof proof = prove("time.increment", run -> millis(run, "delta") >= 1240);

        assertThat(Durations.parse(proof.margin().fails()).toMillis()).isBetween(1240L, 1302L);
        assertThat(Durations.parse(proof.margin().passes()).toMillis()).isBetween(1180L, 1239L);
        assertThat(proof.plausible()).isTrue();
        // What is replayed keeps its distance from the edge.
        assertThat(proof.treatment().perturbations().get(0).parameters()).containsEntry("delta", "5s");
    }

    @Test
    void a_date_is_found_to_the_day_and_far_ones_are_not_plausible() {
        Instant edge = Instant.parse("2099-03-05T00:00:00Z");
        Proof proof = prove("date.moment", run -> !moment(run).isBefore(edge));

        assertThat(proof.margin()).isEqualTo(new Margin("moment", edge.toString(), "2099-03-04T00:00:00Z"));
        assertThat(proof.plausible()).isFalse();
    }

    @Test
    void a_clock_of_long_steps_is_not_plausible_but_one_of_16_ms_is() {
        assertThat(prove("time.coarse", run -> millis(run, "granularity") >= 500)
                        .plausible())
                .isFalse();
        assertThat(prove("time.coarse", run -> millis(run, "granularity") >= 12).plausible())
                .isTrue();
    }

    @Test
    void a_heap_holds_for_a_whole_jvm_and_its_margin_is_the_largest_that_is_too_small() {
        Proof proof = prove("environment.heap", run -> megabytes(run) <= 300);

        assertThat(proof.treatment().spots()).isEmpty();
        assertThat(Megabytes.parse(proof.margin().fails())).isBetween(285, 300);
        assertThat(proof.plausible()).isTrue();
        assertThat(performed).extracting(Run::jvm).containsOnly(Jvm.FRESH);
        assertThat(prove("environment.heap", run -> megabytes(run) <= 100).plausible())
                .isFalse();
    }

    @Test
    void what_calls_see_of_a_jvm_is_sought_call_by_call() {
        Proof proof = prove("environment.zone", run -> perturbs(run.treatment(), B, 3));

        assertThat(proof.treatment().spots())
                .singleElement()
                .satisfies(spot -> assertThat(spot.site()).isEqualTo(B));
    }

    @Test
    void what_has_no_size_has_no_margin() {
        assertThat(prove("locale.change", run -> true).margin()).isNull();
    }

    @Test
    void when_time_is_up_the_best_so_far_stands() {
        budget = Duration.ZERO;
        Proof proof = prove("time.increment", run -> perturbs(run.treatment(), B, 3));

        assertThat(proof.treatment().spots()).isNotEmpty();
        assertThat(proof.treatment().perturbations()).hasSize(1);
        assertThat(performed).hasSizeLessThan(8);
    }

    private Proof prove(String name, Predicate<Run> fails) {
        performed.clear();
        Strategy strategy = Strategies.BUILT_IN.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        Perturbation perturbation = strategy.with(Map.of());
        Trial trial = new Trial(Treatment.of(perturbation), List.of(anywhere(strategy)));
        TestResult failure = failed(Treatment.of(perturbation));
        Confirmed confirmed = new Confirmed(
                TEST, trial, null, Verdict.FLAKY, failure, fingerprint(failure), new Rate(2, 2), new Rate(0, 2), false);
        return new Prover(
                        new Study(new World(fails), SUITE, ProverTest::fingerprint),
                        new Observation("b", List.of(), 1),
                        budget,
                        new Plausibility(Map.of()),
                        InstantSource.fixed(NOW))
                .prove(confirmed, () -> false);
    }

    /** The world obeys whatever strategy it is; so do its sites. */
    private static Strategy anywhere(Strategy strategy) {
        return new Strategy(
                strategy.name(),
                List.of(SiteKind.WALL_CLOCK),
                strategy.parameters(),
                true,
                strategy.description(),
                List.of(),
                strategy.effect(),
                strategy.axes(),
                strategy.limit());
    }

    private final class World implements Experiment {

        private final Predicate<Run> fails;

        World(Predicate<Run> fails) {
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
        List<Hit> hits = Stream.of(A, B, LIBRARY)
                .map(site -> new Hit(site, null, CALLS, firstCall(treatment, site), List.of(), 0, null))
                .toList();
        return new TestResult(TEST, Outcome.FAILED, 1, failure, null, List.of(A, B, LIBRARY), initialised, hits);
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
