package kitchen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import kitchen.truth.Flaky;
import kitchen.truth.Steady;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OvenTest {

    private static final long A_MOMENT = 500;

    private final Oven oven = new Oven();

    @AfterEach
    void switchOff() {
        oven.close();
    }

    @Test
    @Flaky(
            cause = {"Oven.java:16", "Oven.java:17", "OvenTest.java:41"},
            thread = "Oven.java:15",
            because = "read before the callback writes")
    void theDishIsServed() throws InterruptedException {
        AtomicReference<String> table = new AtomicReference<>("");
        oven.bake("bread", dish -> table.set(dish));
        Thread.sleep(A_MOMENT);
        assertEquals("baked bread", table.get());
    }

    @Test
    @Steady(because = "a latch tells when the callback was called")
    void theDishIsAwaited() throws InterruptedException {
        AtomicReference<String> table = new AtomicReference<>("");
        CountDownLatch done = new CountDownLatch(1);
        oven.bake("bread", dish -> {
            table.set(dish);
            done.countDown();
        });
        done.await();
        assertEquals("baked bread", table.get());
    }

    @Test
    @Flaky(
            cause = "OvenTest.java:68",
            thread = "OvenTest.java:68",
            because = "the pool is shut down, but not awaited")
    void allRollsAreBaked() throws InterruptedException {
        AtomicInteger rolls = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> rolls.incrementAndGet());
        }
        pool.shutdown();
        Thread.sleep(A_MOMENT);
        assertEquals(3, rolls.get());
    }

    @Test
    @Steady(because = "the pool is awaited")
    void allCakesAreBaked() throws InterruptedException {
        AtomicInteger cakes = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> cakes.incrementAndGet());
        }
        pool.shutdown();
        assertTrue(pool.awaitTermination(1, TimeUnit.MINUTES));
        assertEquals(3, cakes.get());
    }

    @Test
    @Flaky(
            cause = {"Oven.java:22", "OvenTest.java:95"},
            thread = "Oven.java:22",
            because = "nobody waits for the end of the chain")
    void thePieIsDecorated() throws InterruptedException {
        AtomicReference<String> table = new AtomicReference<>("");
        oven.bakeLater("pie").thenApply(pie -> pie + " with cream").thenAccept(pie -> table.set(pie));
        Thread.sleep(A_MOMENT);
        assertEquals("baked pie with cream", table.get());
    }

    @Test
    @Steady(because = "the chain is joined")
    void thePieIsJoined() {
        CompletableFuture<String> pie = oven.bakeLater("pie").thenApply(each -> each + " with cream");
        assertEquals("baked pie with cream", pie.join());
    }

    @Test
    @Flaky(
            cause = "OvenTest.java:115",
            thread = "OvenTest.java:115",
            because = "the timeout of the future is short")
    void theStewIsReadySoon() throws InterruptedException, ExecutionException, TimeoutException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            Future<String> stew = pool.submit(() -> "stew");
            assertEquals("stew", stew.get(A_MOMENT, TimeUnit.MILLISECONDS));
        } finally {
            pool.shutdown();
        }
    }

    @Test
    @Steady(because = "the future is awaited without timeout")
    void theStewIsReadySometime() throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            assertEquals("stew", pool.submit(() -> "stew").get());
        } finally {
            pool.shutdown();
        }
    }

    @Test
    @Flaky(
            cause = "OvenTest.java:141",
            thread = "OvenTest.java:141",
            because = "the scheduled task may start late")
    void theOvenIsPreheated() throws InterruptedException {
        AtomicInteger degrees = new AtomicInteger();
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.schedule(() -> degrees.set(200), 20, TimeUnit.MILLISECONDS);
        timer.shutdown();
        Thread.sleep(A_MOMENT);
        assertEquals(200, degrees.get());
    }

    @Test
    @Flaky(
            cause = "OvenTest.java:155",
            thread = "OvenTest.java:159",
            because = "the thread may still run")
    void theCookHasLeft() throws InterruptedException {
        AtomicInteger dishes = new AtomicInteger();
        Thread cook = new Thread(() -> {
            dishes.incrementAndGet();
        });
        // A daemon, so that it does not keep the kitchen open.
        cook.setDaemon(true);
        cook.start();
        Thread.sleep(A_MOMENT);
        assertFalse(cook.isAlive());
    }
}
