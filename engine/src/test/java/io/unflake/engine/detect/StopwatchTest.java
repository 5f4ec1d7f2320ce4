package io.unflake.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.journal.TimeSpent;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class StopwatchTest {

    private static final TimeSpent BEFORE = new TimeSpent(1_000, 2_000, 3_000, 7_000);

    private long now = TimeUnit.SECONDS.toNanos(5);

    @Test
    void the_time_of_earlier_sessions_is_added() {
        Stopwatch stopwatch = new Stopwatch(null, BEFORE, now, () -> now);
        stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> pass(100));
        stopwatch.time(Stopwatch.Phase.PROOF, () -> pass(20));
        stopwatch.time(Stopwatch.Phase.EXPLORATION, () -> pass(3));

        assertThat(stopwatch.spent()).isEqualTo(new TimeSpent(1_103, 2_000, 3_020, 7_123));
    }

    @Test
    void a_phase_that_has_not_ended_counts_so_far() {
        Stopwatch stopwatch = new Stopwatch(null, TimeSpent.NONE, now, () -> now);
        TimeSpent spent = stopwatch.time(Stopwatch.Phase.CONFIRMATION, () -> {
            pass(40);
            return stopwatch.spent();
        });

        assertThat(spent).isEqualTo(new TimeSpent(0, 40, 0, 40));
    }

    @Test
    void the_budget_is_that_of_this_session() {
        Stopwatch stopwatch = new Stopwatch(Duration.ofSeconds(1), BEFORE, now, () -> now);
        stopwatch.beginModule(1);
        pass(700);
        assertThat(stopwatch.millisLeft()).isEqualTo(300);
        assertThat(stopwatch.outOfTime()).isFalse();
        pass(400);
        assertThat(stopwatch.outOfTime()).isTrue();
    }

    @Test
    void the_more_tests_have_failed_the_earlier_exploration_ends() {
        Stopwatch stopwatch = new Stopwatch(Duration.ofSeconds(1), TimeSpent.NONE, now, () -> now);
        stopwatch.beginModule(1);
        pass(600);
        assertThat(stopwatch.explorationIsOver(0)).isFalse();
        assertThat(stopwatch.explorationIsOver(30)).isTrue();
        pass(380);
        assertThat(stopwatch.explorationIsOver(0)).isTrue();
    }

    @Test
    void modules_share_the_budget_and_leave_what_they_do_not_need_to_the_next() {
        Stopwatch stopwatch = new Stopwatch(Duration.ofSeconds(10), TimeSpent.NONE, now, () -> now);
        stopwatch.beginModule(2);
        assertThat(stopwatch.millisLeft()).isEqualTo(5_000);
        pass(1_000);
        stopwatch.beginModule(1);
        assertThat(stopwatch.millisLeft()).isEqualTo(9_000);
    }

    @Test
    void a_limit_holds_only_if_the_user_has_set_no_budget() {
        Stopwatch unlimited = new Stopwatch(null, TimeSpent.NONE, now, () -> now);
        unlimited.beginModule(1);
        unlimited.limitModule(() -> 3_000, 2_000);
        assertThat(unlimited.millisLeft()).isEqualTo(3_000);

        Stopwatch limited = new Stopwatch(Duration.ofSeconds(1), TimeSpent.NONE, now, () -> now);
        limited.beginModule(1);
        limited.limitModule(() -> 3_000, 2_000);
        assertThat(limited.millisLeft()).isEqualTo(1_000);
    }

    @Test
    void without_budget_it_is_never_over() {
        Stopwatch stopwatch = new Stopwatch(null, BEFORE, now, () -> now);
        pass(TimeUnit.DAYS.toMillis(3));

        assertThat(stopwatch.explorationIsOver(100)).isFalse();
        assertThat(stopwatch.outOfTime()).isFalse();
    }

    private long pass(long millis) {
        return now += TimeUnit.MILLISECONDS.toNanos(millis);
    }
}
