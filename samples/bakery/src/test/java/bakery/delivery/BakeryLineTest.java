package bakery.delivery;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.assertTrue;

import bakery.oven.Oven;
import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

public class BakeryLineTest {

    private Oven oven;

    @BeforeMethod
    public void heatUp() {
        oven = new Oven();
    }

    @AfterMethod
    public void coolDown() {
        oven.close();
    }

    @Test
    @Flaky(
            strategies = "concurrency.shrink",
            cause = "BakeryLineTest.java:40",
            because = "waits for a loaf only three times as long as it takes")
    public void theLoafComesOut() throws Exception {
        CompletableFuture<String> loaf = oven.bake("rye", Duration.ofMillis(300));

        assertEquals(loaf.get(1000, TimeUnit.MILLISECONDS), "rye loaf");
    }

    @Test
    @Flaky(
            strategies = "concurrency.shrink",
            cause = "BakeryLineTest.java:53",
            because = "waits for the end of a shift only three times as long as it takes")
    public void theShiftEnds() throws Exception {
        ExecutorService shift = Executors.newSingleThreadExecutor();
        shift.execute(() -> oven.bake("rye", Duration.ofMillis(300)).join());
        shift.shutdown();

        assertTrue(shift.awaitTermination(1000, TimeUnit.MILLISECONDS));
    }

    @Test
    @Steady(
            trap = "waits for a loaf with a timeout that is hundreds of times longer than needed",
            strategies = "concurrency.shrink")
    public void theLoafComesOutSometime() throws Exception {
        CompletableFuture<String> loaf = oven.bake("rye", Duration.ofMillis(50));

        assertEquals(loaf.get(20, TimeUnit.SECONDS), "rye loaf");
    }

    @Test
    @Steady(
            trap = "has a very short timeout, but the result is already available",
            strategies = "concurrency.shrink")
    public void yesterdaysLoafIsThere() throws Exception {
        CompletableFuture<String> loaf = CompletableFuture.completedFuture("old loaf");

        assertEquals(loaf.get(1, TimeUnit.MILLISECONDS), "old loaf");
    }
}
