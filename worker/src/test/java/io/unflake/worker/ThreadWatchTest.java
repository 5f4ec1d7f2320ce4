package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.worker.protocol.Report;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ThreadWatchTest {

    /** Below the number of threads that a test starts if it starts none: exceeded from the start. */
    private static final int ALWAYS_EXCEEDED = -1_000;

    private final List<Report> sent = new CopyOnWriteArrayList<>();

    @Test
    void a_test_that_ends_does_not_overtake_the_report_that_it_exceeded_the_limit() throws Exception {
        AtomicReference<Consumer<Report>> watching = new AtomicReference<>();
        Thread test = new Thread(() -> watching.get().accept(ended()), "test");
        ThreadWatch watch = new ThreadWatch(
                report -> {
                    if (report instanceof Report.Exceeded) {
                        test.start();
                        awaitEndOrBlocked(test);
                    }
                    sent.add(report);
                },
                ALWAYS_EXCEEDED);
        watching.set(watch.watching());

        watch.run();
        test.join();

        assertThat(sent).hasSize(2);
        assertThat(sent.get(0)).isInstanceOf(Report.Exceeded.class);
        assertThat(sent.get(1)).isInstanceOf(Report.Ended.class);
    }

    @Test
    void reports_once_only() {
        Consumer<Report> watching = new ThreadWatch(sent::add, ALWAYS_EXCEEDED).watching();

        watching.accept(ended());
        watching.accept(ended());

        assertThat(sent).filteredOn(Report.Exceeded.class::isInstance).hasSize(1);
        assertThat(sent).filteredOn(Report.Ended.class::isInstance).hasSize(2);
    }

    private static void awaitEndOrBlocked(Thread thread) {
        while (thread.getState() != Thread.State.BLOCKED && thread.getState() != Thread.State.TERMINATED) {
            Thread.onSpinWait();
        }
    }

    private static Report.Ended ended() {
        return new Report.Ended(
                TestId.parse("shop.CartTest#adds"),
                "[engine:x]",
                Outcome.PASSED,
                1,
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }
}
