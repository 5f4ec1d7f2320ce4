package io.unflake.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.Trials;
import io.unflake.engine.plan.Agenda;
import io.unflake.engine.plan.RunDurations;
import io.unflake.engine.plan.Trial;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ExplorationTest {

    private static final TestId QUICK = TestId.parse("a.T#quick");
    private static final TestId SLOW = TestId.parse("a.T#slow");
    private static final TestId SLEEPY = TestId.parse("a.T#sleepy");
    private static final Site SLEEP = new Site(SiteKind.SLEEP, "a.A", "m", "A.java", 1, "sleep", 0, true);
    private static final Trial FAST = Trials.trial("time.fast");
    private static final Trial LONGER_SLEEPS = Trials.trial("sleep.increase");

    private final Observation baseline = new Observation(
            "baseline",
            List.of(result(QUICK, 10, List.of()), result(SLOW, 4_000, List.of()), result(SLEEPY, 10, List.of(SLEEP))),
            5_000);

    @Test
    void a_test_that_failed_in_the_baseline_is_not_a_candidate() {
        SimulatedExperiment experiment = new SimulatedExperiment((run, test) -> "here");
        Observation failing = new Observation(
                "baseline",
                List.of(
                        SimulatedExperiment.failed(QUICK, "here"),
                        result(SLOW, 1, List.of()),
                        result(SLEEPY, 1, List.of())),
                1);

        Map<Trial, List<Run>> plan = Map.of(FAST, List.of(run(FAST, QUICK), run(FAST, SLOW)));
        List<TrialOutcome> outcomes =
                new Exploration(experiment, failing::passes, () -> false).explore(plan, agenda(plan));

        assertThat(outcomes).singleElement().satisfies(outcome -> {
            assertThat(outcome.tests()).isEqualTo(2);
            assertThat(outcome.candidates())
                    .extracting(candidate -> candidate.result().test())
                    .containsExactly(SLOW);
        });
    }

    @Test
    void every_trial_has_an_outcome_even_if_the_time_is_up() {
        AtomicInteger asked = new AtomicInteger();
        SimulatedExperiment experiment = new SimulatedExperiment((run, test) -> "here");

        List<TrialOutcome> outcomes = explore(experiment, () -> asked.incrementAndGet() > 1);

        assertThat(experiment.performed()).hasSize(1);
        assertThat(outcomes).extracting(TrialOutcome::trial).containsExactly(FAST, LONGER_SLEEPS);
        assertThat(outcomes).extracting(TrialOutcome::tests).containsExactly(1, 0);
    }

    private List<TrialOutcome> explore(SimulatedExperiment experiment, java.util.function.BooleanSupplier isOver) {
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        plan.put(FAST, List.of(run(FAST, QUICK), run(FAST, SLOW)));
        plan.put(LONGER_SLEEPS, List.of(run(LONGER_SLEEPS, SLEEPY)));
        return new Exploration(experiment, baseline::passes, isOver).explore(plan, agenda(plan));
    }

    private Agenda agenda(Map<Trial, List<Run>> plan) {
        return Agenda.within(Long.MAX_VALUE, 1, plan, new RunDurations(baseline, StrategyCatalog.BUILT_IN));
    }

    private static Run run(Trial trial, TestId test) {
        return new Run("m", "explore", List.of(test), trial.treatment(), Jvm.WARM, 1);
    }

    private static TestResult result(TestId test, long millis, List<Site> reached) {
        return new TestResult(test, Outcome.PASSED, millis, null, null, reached, List.of());
    }
}
