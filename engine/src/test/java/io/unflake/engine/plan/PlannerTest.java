package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlannerTest {

    private static final TestId DRAWS = TestId.parse("p.A#draws");
    private static final TestId CALM = TestId.parse("p.A#calm");
    private static final TestId LIBRARY = TestId.parse("p.A#library");
    private static final TestId STATIC = TestId.parse("p.B#static");
    private static final TestId FAILS = TestId.parse("p.B#fails");
    private static final Site DRAW = site(SiteKind.RANDOM, true);
    private static final Site LIBRARY_DRAW = site(SiteKind.RANDOM, false);

    private final Suite suite = new Suite(
            "m",
            List.of(DRAWS, CALM, LIBRARY, STATIC, FAILS).stream()
                    .map(t -> new Suite.Member(t, "[" + t + "]"))
                    .toList());
    private final Observation baseline = new Observation(
            "b",
            List.of(
                    result(DRAWS.invocation(1), Outcome.PASSED, List.of(), List.of()),
                    result(DRAWS.invocation(2), Outcome.PASSED, List.of(DRAW), List.of()),
                    result(
                            CALM,
                            Outcome.PASSED,
                            List.of(
                                    site(SiteKind.SLEEP, true),
                                    site(SiteKind.SEPARATOR, true),
                                    site(SiteKind.PORT, true)),
                            List.of()),
                    result(LIBRARY, Outcome.PASSED, List.of(LIBRARY_DRAW), List.of()),
                    result(STATIC, Outcome.PASSED, List.of(DRAW), List.of(DRAW)),
                    result(FAILS, Outcome.FAILED, List.of(DRAW), List.of())),
            1);

    @Test
    void runs_only_tests_that_passed_and_reach_a_perturbed_site_in_project_code() {
        List<Run> runs = plan("random.extreme");

        assertThat(runs).extracting(Run::jvm).containsExactly(Jvm.WARM, Jvm.FRESH);
        assertThat(runs.get(0).tests()).containsExactly(DRAWS);
    }

    @Test
    void sites_reached_during_class_initialisation_need_a_fresh_jvm() {
        assertThat(plan("random.extreme").get(1).tests()).containsExactly(STATIC);
    }

    @Test
    void jvm_settings_need_a_fresh_jvm() {
        assertThat(plan("environment.zone")).isEmpty();
        assertThat(plan("environment.separator")).extracting(Run::jvm).containsExactly(Jvm.FRESH);
        assertThat(plan("environment.port")).extracting(Run::jvm).containsExactly(Jvm.WARM);
    }

    @Test
    void a_strategy_that_no_test_reaches_has_no_runs() {
        assertThat(plan("network.delay")).isEmpty();
    }

    @Test
    void the_same_seed_gives_the_same_plan() {
        assertThat(plan("random.extreme")).isEqualTo(plan("random.extreme"));
        assertThat(plan("random.extreme").get(0).id())
                .isEqualTo(plan("random.extreme").get(0).id());
    }

    @Test
    void a_planner_of_some_tests_arranges_only_those() {
        Planner some = planner(suite, baseline).only(test -> !test.equals(DRAWS), 2);

        assertThat(some.plan(layer("order.reverse")))
                .flatExtracting(Run::tests)
                .contains(CALM, STATIC)
                .doesNotContain(DRAWS);
        assertThat(some.plan(layer("random.extreme")))
                .flatExtracting(Run::tests)
                .containsExactly(STATIC);
    }

    @Test
    void some_tests_have_the_same_random_order_as_in_the_whole_suite() {
        Layer random = layer("order.random");
        Planner some = planner(suite, baseline).only(test -> !test.equals(LIBRARY), 2);

        assertThat(random.all().arrange(suite))
                .containsSubsequence(some.plan(random).get(0).tests());
    }

    @Test
    void classes_that_work_for_long_are_spread_over_the_jobs() {
        List<TestId> tests =
                Stream.of("p.C#a", "p.C#b", "p.D#a", "p.E#a").map(TestId::parse).toList();
        Suite slow = new Suite(
                "m", tests.stream().map(t -> new Suite.Member(t, "[" + t + "]")).toList());
        Observation run = new Observation(
                "b",
                tests.stream()
                        .map(test -> new TestResult(test, Outcome.PASSED, 3_000, null, null, List.of(DRAW), List.of()))
                        .toList(),
                1);

        assertThat(plan("random.extreme", slow, run))
                .extracting(Run::tests)
                .containsExactly(tests.subList(0, 2), tests.subList(2, 4));
    }

    private List<Run> plan(String name) {
        return plan(name, suite, baseline);
    }

    private static List<Run> plan(String name, Suite suite, Observation baseline) {
        return planner(suite, baseline).plan(layer(name));
    }

    private static Planner planner(Suite suite, Observation baseline) {
        return new Planner(suite, baseline, new RunDurations(baseline, StrategyCatalog.BUILT_IN), 2, 2);
    }

    private static Layer layer(String name) {
        Strategy strategy = Strategies.BUILT_IN.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        return new Layer(List.of(new Trial(Trials.treatment(name), List.of(strategy))));
    }

    private static TestResult result(TestId test, Outcome outcome, List<Site> reached, List<Site> initialised) {
        return new TestResult(test, outcome, 5, null, null, reached, initialised);
    }

    private static Site site(String kind, boolean project) {
        return new Site(kind, "p.C", "m", "C.java", 3, "api", 0, project);
    }
}
