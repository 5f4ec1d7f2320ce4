package bakery.delivery;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import bakery.oven.Oven;
import bakery.oven.Stopwatch;
import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.After;
import org.junit.Test;

public class KitchenTest {

    private final Kitchen kitchen = new Kitchen();
    private final Oven oven = new Oven();

    @After
    public void coolDown() {
        oven.close();
    }

    @Test
    @Flaky(
            strategies = "concurrency.shrink",
            cause = "Kitchen.java:19",
            because = "a wait may time out before the notification")
    public void theSoupIsServed() throws Exception {
        oven.ring(Duration.ofMillis(300), () -> kitchen.serve("soup"));

        assertEquals(List.of("soup"), kitchen.readyWithin(1000));
    }

    @Test
    @Flaky(
            strategies = "concurrency.shrink",
            cause = "KitchenTest.java:50",
            because = "joins a thread with a timeout, and the thread may take as long")
    public void theCookGoesHome() throws Exception {
        Thread cook = new Thread(() -> oven.bake("pie", Duration.ofMillis(300)).join());
        cook.setDaemon(true);
        cook.start();
        cook.join(1000);

        assertFalse(cook.isAlive());
    }

    @Test
    @Steady(
            trap = "waits for a bell in short intervals, for up to half a minute",
            strategies = {"concurrency.shrink", "time.increment"})
    public void theBellIsHeard() throws Exception {
        CountDownLatch bell = new CountDownLatch(1);
        oven.ring(Duration.ofMillis(100), bell::countDown);

        Stopwatch stopwatch = new Stopwatch();
        while (!bell.await(20, TimeUnit.MILLISECONDS)) {
            assertTrue(stopwatch.elapsed().compareTo(Duration.ofSeconds(30)) < 0);
        }
        assertEquals(0, bell.getCount());
    }

    @Test
    @Steady(
            trap = "acquires locks with short timeouts, but no other thread holds them",
            strategies = "concurrency.shrink")
    public void theCookHasTheStoveToHimself() throws Exception {
        ReentrantLock stove = new ReentrantLock();
        Semaphore pans = new Semaphore(2);

        assertTrue(stove.tryLock(20, TimeUnit.MILLISECONDS));
        assertTrue(pans.tryAcquire(2, 20, TimeUnit.MILLISECONDS));
    }
}
