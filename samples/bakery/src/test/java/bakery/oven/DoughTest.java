package bakery.oven;

import static java.time.Duration.ofMillis;
import static java.time.Duration.ofSeconds;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class DoughTest {

    private final Dough dough = new Dough();

    @Test
    @Flaky(
            strategies = "sleep.increase",
            cause = "Dough.java:11",
            because = "waits one and a half seconds for another thread that may sleep longer than requested")
    void isRestedWhenTheOvenIsHot() throws Exception {
        CountDownLatch rested = new CountDownLatch(1);
        start(() -> {
            dough.rest();
            rested.countDown();
        });

        assertTrue(rested.await(1500, TimeUnit.MILLISECONDS));
    }

    @Test
    @Flaky(
            strategies = {"sleep.increase", "time.increment"},
            cause = {"Dough.java:11", "Stopwatch.java:15"},
            because = "expects a short sleep to take at most one and a half seconds by the clock")
    void restsNoLongerThanNeeded() throws Exception {
        Stopwatch stopwatch = new Stopwatch();
        dough.rest();

        assertTrue(stopwatch.elapsed().compareTo(ofMillis(1500)) < 0);
    }

    @Test
    @Flaky(
            strategies = {"sleep.decrease", "time.coarse", "time.slow"},
            cause = {"Dough.java:16", "Stopwatch.java:15"},
            because = "expects the clock to measure nearly the full duration of a sleep")
    void isChilledLongEnough() throws Exception {
        Stopwatch stopwatch = new Stopwatch();
        dough.chill(60);

        assertTrue(stopwatch.elapsed().compareTo(ofMillis(40)) > 0);
    }

    @Test
    @Flaky(
            strategies = "sleep.decrease",
            cause = "DoughTest.java:68",
            because = "sleeps for a fixed time instead of waiting for the loaf")
    void becomesALoaf() throws Exception {
        try (Oven oven = new Oven()) {
            CompletableFuture<String> loaf = oven.bake("rye", ofMillis(80));
            Thread.sleep(400);

            assertEquals("rye loaf", loaf.getNow("raw dough"));
        }
    }

    @Test
    @Steady(
            trap = "polls for the end of another thread that sleeps, with a generous limit",
            strategies = {"sleep.increase", "sleep.decrease", "time.increment"})
    void isRestedAtLast() throws Exception {
        start(dough::rest);

        assertTrue(Watch.until(dough::isRested, ofSeconds(30)));
    }

    @Test
    @Steady(
            trap = "sleeps under a time limit that leaves room for a very long sleep",
            strategies = "sleep.increase")
    void isChilledSomeTime() {
        assertTimeout(ofSeconds(30), () -> dough.chill(20));

        assertTrue(dough.isRested());
    }

    @Test
    @Steady(
            trap = "sleeps for a while before it checks, but the result was already there before",
            strategies = {"sleep.increase", "sleep.decrease"})
    void staysRested() throws Exception {
        dough.rest();
        Thread.sleep(20);

        assertTrue(dough.isRested());
    }

    @Test
    @Steady(
            trap = "a thread that sleeps for a minute must stop as soon as it is interrupted",
            strategies = {"sleep.increase", "sleep.decrease"})
    void anInterruptedBakerStopsWaiting() throws Exception {
        AtomicBoolean interrupted = new AtomicBoolean();
        Thread baker = start(() -> {
            try {
                dough.chill(60_000);
            } catch (InterruptedException e) {
                interrupted.set(true);
            }
        });

        baker.interrupt();
        baker.join();
        assertTrue(interrupted.get());
    }

    private interface Work {
        void run() throws InterruptedException;
    }

    private static Thread start(Work work) {
        Thread thread = new Thread(() -> {
            try {
                work.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
