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
import io.unflake.model.strategy.StrategyCatalog;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AgendaTest {

    private static final TestId QUICK = TestId.parse("a.T#quick");
    private static final TestId SLOW = TestId.parse("a.T#slow");
    private static final TestId SLEEPY = TestId.parse("a.T#sleepy");
    private static final Site SLEEP = new Site(SiteKind.SLEEP, "a.A", "m", "A.java", 1, "sleep", 0, true);

    private final Map<Trial, List<Run>> plan = new LinkedHashMap<>();

    @Test
    void with_enough_time_the_longest_runs_start_first_and_waiting_counts() {
        plan("time.fast", QUICK);
        plan("locale.change", SLOW);
        plan("sleep.increase", SLEEPY);

        assertThat(order(Long.MAX_VALUE)).containsExactly("sleep.increase", "locale.change", "time.fast");
    }

    @Test
    void with_little_time_short_runs_start_first() {
        plan("order.reverse", SLOW, QUICK, SLEEPY);
        plan("date.moment", QUICK);

        assertThat(order(1)).containsExactly("date.moment", "order.reverse");
    }

    @Test
    void every_group_has_its_first_turn_before_any_has_its_second() {
        plan("time.slow", QUICK);
        plan("time.fast", QUICK);
        plan("concurrency.shrink", SLOW);

        assertThat(order(1)).containsExactly("time.slow", "concurrency.shrink", "time.fast");
    }

    private void plan(String strategy, TestId... tests) {
        Trial trial = Trials.trial(strategy);
        plan.put(trial, List.of(new Run("m", "explore", List.of(tests), trial.treatment(), Jvm.WARM, 1)));
    }

    private List<String> order(long millis) {
        Observation baseline = new Observation(
                "baseline", List.of(result(QUICK, 10), result(SLOW, 1_500), result(SLEEPY, 10, SLEEP)), 5_000);
        RunDurations durations = new RunDurations(baseline, StrategyCatalog.BUILT_IN);
        return Agenda.within(millis, 1, plan, durations).order().stream()
                .map(run -> run.treatment().name())
                .toList();
    }

    private static TestResult result(TestId test, long millis, Site... reached) {
        return new TestResult(test, Outcome.PASSED, millis, null, null, List.of(reached), List.of());
    }
}
