package bakery.oven;

import static java.time.Duration.ofMillis;
import static java.time.Duration.ofSeconds;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class StopwatchTest {

    private final Oven oven = new Oven();

    @AfterEach
    void coolDown() {
        oven.close();
    }

    @Nested
    class Durations {

        @Test
        @Flaky(
                strategies = "time.increment",
                cause = "Stopwatch.java:15",
                because = "expects that weighing flour takes at most three seconds")
        void weighingIsQuick() {
            Stopwatch stopwatch = new Stopwatch();
            int grams = List.of(250, 250, 500).stream().mapToInt(Integer::intValue).sum();

            assertTrue(grams == 1000);
            assertTrue(stopwatch.elapsed().compareTo(ofSeconds(3)) < 0);
        }

        @Test
        @Flaky(
                strategies = {"time.coarse", "time.slow"},
                cause = "Stopwatch.java:15",
                because = "expects the clock to measure nearly the full baking time")
        void bakingTimeIsMeasured() {
            Stopwatch stopwatch = new Stopwatch();
            oven.bake("rye", ofMillis(80)).join();

            assertTrue(stopwatch.elapsed().compareTo(ofMillis(60)) > 0);
        }

        @Test
        @Flaky(
                strategies = {"time.fast", "time.increment"},
                cause = "Stopwatch.java:15",
                because = "expects the clock to measure at most two seconds for a quarter of a second")
        void bakingIsOverInTime() {
            Stopwatch stopwatch = new Stopwatch();
            oven.bake("rye", ofMillis(250)).join();

            assertTrue(stopwatch.elapsed().compareTo(ofSeconds(2)) < 0);
        }

        @Test
        @Steady(
                trap = "divides by a measured time that may be zero, but checks for that",
                strategies = {"time.coarse", "time.slow"})
        void throughputIsAlwaysANumber() {
            Stopwatch stopwatch = new Stopwatch();
            oven.bake("rye", ofMillis(10)).join();

            long loavesPerSecond = 1000 / Math.max(1, stopwatch.elapsed().toMillis());
            assertTrue(loavesPerSecond >= 0 && loavesPerSecond <= 1000);
        }

        @Test
        @Steady(
                trap = "prints a measured time, but accepts any value",
                strategies = {"time.increment", "time.coarse", "time.fast", "time.slow"})
        void logLineNamesTheTime() {
            Stopwatch stopwatch = new Stopwatch();
            String loaf = oven.bake("rye", ofMillis(10)).join();

            String line = loaf + " took " + stopwatch.elapsed().toMillis() + " ms";
            assertTrue(line.matches("rye loaf took \\d+ ms"));
        }

        @Test
        @Steady(
                trap = "compares a thousand readings, but only expects that time does not run backwards",
                strategies = {"time.increment", "time.coarse", "time.fast", "time.slow"})
        void timeNeverRunsBackwards() {
            Stopwatch stopwatch = new Stopwatch();
            Duration last = Duration.ZERO;
            for (int i = 0; i < 1000; i++) {
                Duration next = stopwatch.elapsed();
                assertFalse(next.compareTo(last) < 0);
                last = next;
            }
        }
    }

    @Nested
    class Steps {

        @Test
        @Steady(
                trap = "reads the clock at nine places and has half a minute: five seconds for each would be too much",
                strategies = "time.increment")
        void aLoafIsDoneInHalfAMinute() {
            Loaf loaf = new Loaf();
            loaf.prepare();
            oven.bake("rye", ofMillis(20)).join();
            loaf.bake();

            assertTrue(loaf.total().compareTo(ofSeconds(30)) < 0);
        }
    }

    @Nested
    class WarmBread {

        @Test
        @Flaky(
                strategies = {"time.coarse", "time.slow"},
                cause = {"Freshness.java:8", "Freshness.java:9", "Freshness.java:17"},
                because = "expects the clock to measure a twentieth of a second after an eighth has passed")
        void getsCold() {
            Freshness bread = new Freshness(50);
            oven.bake("next", ofMillis(120)).join();

            assertFalse(bread.isWarm());
        }

        @Test
        @Flaky(
                strategies = {"time.fast", "time.increment"},
                cause = {"Freshness.java:8", "Freshness.java:9", "Freshness.java:17"},
                because = "expects the clock to measure less than 1.2 seconds after 0.15 seconds have passed")
        void staysWarmForAWhile() {
            Freshness bread = new Freshness(1200);
            oven.bake("next", ofMillis(150)).join();

            assertTrue(bread.isWarm());
        }

        @Test
        @Steady(
                trap = "sets a deadline by the clock, but a thousand times later than the event it waits for",
                strategies = {"time.increment", "time.fast"})
        void staysWarmForAMinute() {
            Freshness bread = new Freshness(60_000);
            oven.bake("next", ofMillis(60)).join();

            assertTrue(bread.isWarm());
        }
    }

    @Nested
    class Watching {

        @Test
        @Steady(
                trap = "reads the clock in a loop: if each reading took five seconds, it would soon time out",
                strategies = {"time.increment", "sleep.increase"})
        void oneBakerSeesTheLoaf() throws Exception {
            CompletableFuture<String> loaf = oven.bake("rye", ofMillis(80));

            assertTrue(Watch.until(loaf::isDone, ofSeconds(30)));
        }

        @Test
        @Steady(
                trap = "three threads read the same clock in a loop, and each reading moves it for the others",
                strategies = {"time.increment", "sleep.increase"})
        void severalBakersSeeTheLoaf() throws Exception {
            CompletableFuture<String> loaf = oven.bake("rye", ofMillis(100));
            Callable<Boolean> baker = () -> Watch.until(loaf::isDone, ofSeconds(60));

            ExecutorService bakers = Executors.newFixedThreadPool(3);
            try {
                for (Future<Boolean> seen : bakers.invokeAll(Collections.nCopies(3, baker))) {
                    assertTrue(seen.get());
                }
            } finally {
                bakers.shutdownNow();
            }
        }
    }
}
