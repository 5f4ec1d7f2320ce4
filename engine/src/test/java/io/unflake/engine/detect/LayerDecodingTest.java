package io.unflake.engine.detect;

import static io.unflake.engine.SimulatedExperiment.perturbs;
import static io.unflake.engine.Trials.trial;
import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.Trials;
import io.unflake.engine.plan.Layer;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.RunDurations;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Finding;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Detections in which several strategies are tried in one run. */
class LayerDecodingTest {

    private static final String VICTIM = "a.MorningTest#nobodyIsThere";
    private static final String POLLUTER = "a.NightTest#theLampStaysOn";
    private static final Site DRAW = new Site(SiteKind.RANDOM, "a.Dice", "m", "Dice.java", 1, "draw", 0, true);
    private static final Site LOCALE = new Site(SiteKind.LOCALE, "a.Menu", "m", "Menu.java", 1, "locale", 0, true);

    private static final Site CHARSET = new Site(SiteKind.CHARSET, "a.Menu", "m", "Menu.java", 2, "charset", 0, true);
    private static final Site SEPARATOR =
            new Site(SiteKind.SEPARATOR, "a.Menu", "m", "Menu.java", 3, "separator", 0, true);

    private static final List<String> SETTINGS =
            List.of("order.reverse", "environment.charset", "environment.separator");
    private static final String TOGETHER = "environment.charset+environment.separator";
    private static final Site SLEEP = new Site(SiteKind.SLEEP, "a.Nap", "m", "Nap.java", 1, "sleep", 0, true);
    private static final Site CONNECT = new Site(SiteKind.CONNECT, "a.Net", "m", "Net.java", 1, "connect", 0, true);

    @Test
    void a_failure_is_attributed_to_the_strategy_that_causes_it_alone() {
        SimulatedModule module =
                module((run, test) -> is(test, VICTIM) && perturbs(run, "locale.change", LOCALE) ? "here" : null);

        assertThat(findings(module, "random.extreme", "locale.change"))
                .extracting(Finding::category)
                .containsExactly("locale");
    }

    @Test
    void two_strategies_that_cause_different_failures_are_two_findings() {
        SimulatedModule module = module((run, test) -> {
            if (!is(test, VICTIM)) {
                return null;
            }
            return perturbs(run, "random.extreme", DRAW)
                    ? "first"
                    : perturbs(run, "locale.change", LOCALE) ? "second" : null;
        });

        assertThat(findings(module, "random.extreme", "locale.change"))
                .extracting(Finding::category)
                .containsExactlyInAnyOrder("random", "locale");
    }

    @Test
    void a_failure_that_needs_several_strategies_is_attributed_to_them_together() {
        SimulatedModule module = module((run, test) ->
                is(test, VICTIM) && perturbs(run, "random.extreme", DRAW) && perturbs(run, "locale.change", LOCALE)
                        ? "here"
                        : null);

        assertThat(findings(module, "random.extreme", "locale.change"))
                .singleElement()
                .satisfies(finding -> assertThat(finding.strategies()).containsExactly("random.extreme+locale.change"));
    }

    @Test
    void a_failure_is_attributed_to_the_only_delay_that_the_test_can_notice_without_another_run() {
        SimulatedModule module = new SimulatedModule(
                List.of(VICTIM, POLLUTER),
                (run, test) -> is(test, VICTIM) && perturbs(run, "sleep.increase", SLEEP) ? "here" : null,
                test -> List.of(is(test, VICTIM) ? SLEEP : CONNECT));

        assertThat(findings(module, "sleep.increase", "network.delay"))
                .extracting(Finding::strategies)
                .containsExactly(List.of("sleep.increase"));
        assertThat(module.performed())
                .filteredOn(run -> run.purpose().equals(Planner.PURPOSE))
                .extracting(run -> run.treatment().name())
                .containsOnly("sleep.increase+network.delay");
    }

    @Test
    void a_failure_that_no_other_strategy_of_the_run_causes_is_due_to_the_order() {
        SimulatedModule module = module(
                (run, test) -> is(test, VICTIM) && run.tests().indexOf(TestId.parse(POLLUTER)) == 0 ? "here" : null);

        assertThat(findings(module, "order.reverse", "collection.shuffle"))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.category()).isEqualTo("order");
                    assertThat(finding.proof().before())
                            .extracting(before -> before.test().toString())
                            .containsExactly(POLLUTER);
                });
    }

    @Test
    void a_brittle_test_is_not_attributed_to_what_it_was_tried_with() {
        SimulatedModule module = module(
                (run, test) -> is(test, POLLUTER) && run.tests().indexOf(TestId.parse(VICTIM)) != 0 ? "here" : null);

        assertThat(findings(module, "order.reverse", "collection.shuffle"))
                .extracting(Finding::category)
                .containsExactly("order");
    }

    @Test
    void a_test_that_did_not_end_has_to_be_repeated_when_its_limit_is_known() {
        TestId test = TestId.parse(VICTIM);

        assertThat(decoded(SimulatedExperiment.failed(test, "here")).repeated()).hasSize(1);
        assertThat(decoded(TestResult.of(test, Outcome.TIMED_OUT, Failure.hang("no end after 10 s", List.of())))
                        .repeated())
                .isEmpty();
    }

    @Test
    void settings_of_the_jvm_are_tried_together_before_each_of_them() {
        SimulatedModule polluted = module(
                (run, test) -> is(test, VICTIM) && run.tests().indexOf(TestId.parse(POLLUTER)) == 0 ? "here" : null);
        SimulatedModule translated = module(
                (run, test) -> is(test, VICTIM) && perturbs(run, "environment.charset", CHARSET) ? "here" : null);

        assertThat(findings(polluted, SETTINGS)).extracting(Finding::category).containsExactly("order");
        assertThat(alone(polluted)).containsExactlyInAnyOrder(TOGETHER, "plain");
        assertThat(findings(translated, SETTINGS))
                .extracting(Finding::strategies)
                .containsExactly(List.of("environment.charset"));
        assertThat(alone(translated))
                .containsExactlyInAnyOrder(TOGETHER, "plain", "environment.charset", "environment.separator");
    }

    /** The treatments under which the victim was tried without other tests. */
    private static List<String> alone(SimulatedModule module) {
        return module.performed().stream()
                .filter(run ->
                        run.purpose().equals(Planner.PURPOSE) && run.tests().size() == 1)
                .map(run -> run.treatment().name())
                .toList();
    }

    @Test
    void a_setting_that_changes_after_a_class_was_initialised_is_neither_a_cause_nor_an_order() {
        SimulatedModule module = initialising((run, test) -> run.jvm() == Jvm.USED ? "here" : null);

        assertThat(findings(module, List.of("order.twice", "locale.change"))).isEmpty();
        assertThat(module.performed())
                .filteredOn(run -> run.treatment().isOrder())
                .allSatisfy(run -> assertThat(run.purpose()).isEqualTo(Planner.PURPOSE));
        assertThat(module.performed()).extracting(Run::purpose).doesNotContain("confirm");
    }

    @Test
    void all_tests_with_initialised_classes_that_nothing_explains_run_twice_in_one_jvm() {
        SimulatedModule module = new SimulatedModule(
                        List.of(VICTIM, POLLUTER),
                        (run, test) -> run.jvm() == Jvm.USED && run.purpose().equals(Planner.PURPOSE) ? "here" : null,
                        test -> List.of(LOCALE))
                .initialising();

        assertThat(findings(module, List.of("order.twice", "locale.change"))).isEmpty();
        assertThat(module.performed())
                .filteredOn(run -> run.treatment().isOrder() && run.jvm() == Jvm.FRESH)
                .singleElement()
                .satisfies(run -> assertThat(run.tests()).hasSize(4));
    }

    @Test
    void a_test_with_initialised_classes_that_a_setting_alone_explains_does_not_run_twice() {
        SimulatedModule module = initialising((run, test) -> perturbs(run, "locale.change", LOCALE) ? "here" : null);

        assertThat(findings(module, List.of("order.twice", "locale.change")))
                .extracting(Finding::category)
                .containsExactly("locale");
        assertThat(module.performed()).noneMatch(run -> Collections.frequency(run.tests(), TestId.parse(VICTIM)) > 1);
    }

    @Test
    void a_test_with_initialised_classes_may_still_not_be_idempotent() {
        SimulatedModule module = initialising((run, test) ->
                run.jvm() == Jvm.USED || Collections.frequency(run.tests(), TestId.parse(VICTIM)) > 1 ? "here" : null);

        assertThat(findings(module, List.of("order.twice", "locale.change")))
                .extracting(Finding::category)
                .containsExactly("order");
    }

    /** A module with one test, whose class asks for the locale while it is initialised. */
    private static SimulatedModule initialising(BiFunction<Run, TestId, String> failingPlace) {
        return new SimulatedModule(List.of(VICTIM), failingPlace, test -> List.of(LOCALE)).initialising();
    }

    /** The candidate of a failure that occurs in a layer and under one of its strategies alone. */
    private static Candidate decoded(TestResult failure) {
        Trial cause = trial("random.extreme");
        Layer layer = new Layer(List.of(cause, trial("locale.change")));
        Suite suite = new Suite("m", List.of(new Suite.Member(failure.test(), "[engine:junit-jupiter]/m")));
        Observation baseline = new Observation(
                "baseline",
                List.of(new TestResult(
                        failure.test(), Outcome.PASSED, 1, null, null, List.of(DRAW, LOCALE), List.of())),
                1);
        Planner planner = new Planner(suite, baseline, new RunDurations(baseline, StrategyCatalog.BUILT_IN), 2, 2);
        LayerDecoding decoding = new LayerDecoding(
                planner,
                result -> FailureFingerprint.of(result.failure(), name -> true),
                plan -> plan.keySet().stream()
                        .map(tried -> outcome(tried, tried.equals(cause) ? List.of(failure) : List.of()))
                        .toList());
        return decoding.decode(layer, outcome(layer.all(), List.of(failure))).stream()
                .flatMap(outcome -> outcome.candidates().stream())
                .findFirst()
                .orElseThrow();
    }

    private static TrialOutcome outcome(Trial trial, List<TestResult> failures) {
        return new TrialOutcome(
                trial,
                1,
                failures.stream().map(each -> new Candidate(trial, each)).toList(),
                1,
                true);
    }

    private static List<Finding> findings(SimulatedModule module, String one, String other) {
        return findings(module, List.of(one, other));
    }

    private static List<Finding> findings(SimulatedModule module, List<String> strategies) {
        return SimulatedModule.findings(
                module.treat(strategies.stream().map(Trials::trial).toArray(Trial[]::new)));
    }

    private static SimulatedModule module(BiFunction<Run, TestId, String> failingPlace) {
        return new SimulatedModule(
                List.of(VICTIM, POLLUTER), failingPlace, test -> List.of(DRAW, LOCALE, CHARSET, SEPARATOR));
    }

    private static boolean is(TestId test, String name) {
        return test.toString().equals(name);
    }
}
