package io.unflake.inject.flaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class LockOrderTest {

    private static final long BOUND = 3_000;

    @Test
    void two_threads_that_both_have_a_lock_are_deadlocked_until_the_bound() {
        CompletableFuture<Void> run = CompletableFuture.runAsync(() -> run(new CountDownLatch(2)));

        assertThat(deadlocked(run)).isEqualTo(2);
        assertThatThrownBy(run::get)
                .isInstanceOf(ExecutionException.class)
                .hasRootCauseInstanceOf(AssertionError.class)
                .hasMessageContaining("they are deadlocked");
    }

    @Test
    void one_after_the_other_is_no_deadlock() throws InterruptedException {
        LockOrder.run(new CountDownLatch(0), 60_000, 60_000);

        assertThat(ManagementFactory.getThreadMXBean().findDeadlockedThreads()).isNull();
    }

    private static void run(CountDownLatch both) {
        try {
            LockOrder.run(both, 0, BOUND);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** How many threads the JVM reports as deadlocked while something runs. */
    private static int deadlocked(CompletableFuture<Void> run) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long[] found = null;
        while (found == null && !run.isDone()) {
            found = threads.findDeadlockedThreads();
        }
        return found == null ? 0 : found.length;
    }
}
