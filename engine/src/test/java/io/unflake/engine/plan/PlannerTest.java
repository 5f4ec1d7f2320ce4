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

    private List<Run> plan(String name) {
        Strategy strategy = Strategies.BUILT_IN.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        Trial trial = new Trial(Trials.treatment(name), List.of(strategy));
        return new Planner(suite, baseline, new RunDurations(baseline, StrategyCatalog.BUILT_IN), 2)
                .plan(new Layer(List.of(trial)));
    }

    private static TestResult result(TestId test, Outcome outcome, List<Site> reached, List<Site> initialised) {
        return new TestResult(test, outcome, 5, null, null, reached, initialised);
    }

    private static Site site(String kind, boolean project) {
        return new Site(kind, "p.C", "m", "C.java", 3, "api", 0, project);
    }
}
