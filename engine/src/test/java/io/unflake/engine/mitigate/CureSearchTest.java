package io.unflake.engine.mitigate;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Outcome;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.ThreadKey;
import io.unflake.model.finding.Cure;
import io.unflake.model.finding.Cure.Signal;
import io.unflake.model.strategy.SiteKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CureSearchTest {

    private static final ThreadKey LATE = new ThreadKey("1");

    private final List<Hit> hits = new ArrayList<>();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LATCH     | java.util.concurrent.CountDownLatch.countDown()",
                "LATCH     | java.util.concurrent.Semaphore.release()",
                "FUTURE    | java.util.concurrent.CompletableFuture.complete(Object)",
                "CONDITION | java.util.concurrent.locks.Condition.signalAll()",
                "CONDITION | java.lang.Object.notifyAll()",
                "QUEUE     | java.util.concurrent.ArrayBlockingQueue.add(Object)",
                "QUEUE     | java.util.concurrent.BlockingQueue.put(Object)"
            })
    void a_signal_of_the_late_thread_comes_first(Signal signal, String api) {
        started("shop.TillTest", "java.lang.Thread.start()", 9);
        passed(LATE, "shop.Till", "java.lang.Thread.sleep(long)", 4);
        passed(LATE, "shop.Till", api, 5);

        assertThat(find()).isEqualTo(new Cure(signal, "Till.java:5"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "JOIN   | java.lang.Thread.start()",
                "JOIN   | java.lang.Thread.startVirtualThread(Runnable)",
                "POOL   | java.util.concurrent.ExecutorService.execute(Runnable)",
                "FUTURE | java.util.concurrent.ExecutorService.submit(Callable)",
                "FUTURE | java.util.concurrent.ScheduledExecutorService.schedule(Runnable, long, TimeUnit)",
                "FUTURE | java.util.concurrent.CompletableFuture.supplyAsync(Supplier)"
            })
    void otherwise_the_end_of_what_was_started(Signal signal, String api) {
        passed(ThreadKey.MAIN, "shop.Till", "java.lang.Thread.start()", 8);
        started("shop.Till", api, 9);

        assertThat(find()).isEqualTo(new Cure(signal, "Till.java:9"));
    }

    @Test
    void a_callback_is_better_than_the_end_of_a_thread_that_the_test_does_not_start() {
        started("shop.Till", "java.lang.Thread.start()", 9);
        passed(LATE, "shop.TillTest", "task", 12);

        assertThat(find()).isEqualTo(new Cure(Signal.CALLBACK, "TillTest.java:12"));
    }

    @Test
    void a_thread_that_the_test_starts_can_be_joined() {
        started("shop.TillTest", "java.lang.Thread.start()", 9);
        passed(LATE, "shop.TillTest", "task", 12);

        assertThat(find()).isEqualTo(new Cure(Signal.JOIN, "TillTest.java:9"));
    }

    @Test
    void there_may_be_none() {
        passed(LATE, "shop.Till", "java.lang.Thread.sleep(long)", 4);

        assertThat(new CureSearch(result(), LATE, "shop.TillTest"::equals).find())
                .isEmpty();
    }

    private Cure find() {
        return new CureSearch(result(), LATE, "shop.TillTest"::equals).find().orElseThrow();
    }

    private TestResult result() {
        TestId test = TestId.of("shop.TillTest", "closes");
        return new TestResult(test, Outcome.PASSED, 0, null, null, List.of(), List.of(), hits);
    }

    private void started(String className, String api, int line) {
        passed(ThreadKey.MAIN, className, api, line);
        hits.add(new Hit(site("shop.Till", "java.lang.System.nanoTime()", 1), LATE, 1, 1, List.of(), 0, null)
                .startedAt(List.of(new Frame(className, "m", "x", line))));
    }

    private void passed(ThreadKey thread, String className, String api, int line) {
        hits.add(Hit.unperturbed(site(className, api, line), thread, 1));
    }

    private static Site site(String className, String api, int line) {
        String file = className.substring(className.indexOf('.') + 1) + ".java";
        return new Site(SiteKind.BEFORE, className, "m", file, line, api, 0, true);
    }
}
