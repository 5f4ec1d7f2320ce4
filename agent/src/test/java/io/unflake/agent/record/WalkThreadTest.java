package io.unflake.agent.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class WalkThreadTest {

    private static final String NAME = "walker";
    private static final long LONG_MILLIS = 20_000;

    @Test
    void a_walk_runs_on_a_daemon_thread_of_its_own() {
        WalkThread thread = new WalkThread(NAME, LONG_MILLIS);
        assertThat(thread.call(() -> Thread.currentThread().getName())).contains(NAME);
        assertThat(thread.call(() -> Thread.currentThread().isDaemon())).contains(true);
    }

    @Test
    void a_walk_that_times_out_disables_all_later_ones() {
        WalkThread thread = new WalkThread(NAME, 1);
        CountDownLatch end = new CountDownLatch(1);
        assertThat(thread.call(() -> {
                    end.await();
                    return "late";
                }))
                .isEmpty();
        end.countDown();
        assertThat(thread.call(() -> "next")).isEmpty();
    }

    @Test
    void a_walk_that_fails_disables_all_later_ones() {
        WalkThread thread = new WalkThread(NAME, LONG_MILLIS);
        assertThat(thread.call(() -> {
                    throw new IllegalStateException("broken");
                }))
                .isEmpty();
        assertThat(thread.call(() -> "next")).isEmpty();
    }

    @Test
    void an_interrupted_caller_gets_the_result_and_stays_interrupted() {
        WalkThread thread = new WalkThread(NAME, LONG_MILLIS);
        Thread.currentThread().interrupt();
        assertThat(thread.call(() -> "done")).contains("done");
        assertThat(Thread.interrupted()).isTrue();
    }
}
