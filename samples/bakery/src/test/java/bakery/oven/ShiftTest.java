package bakery.oven;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.After;
import org.junit.Test;

public class ShiftTest {

    private final Oven oven = new Oven();
    private final Dough dough = new Dough();

    @After
    public void coolDown() {
        oven.close();
    }

    @Test(timeout = 1500)
    @Flaky(
            strategies = "sleep.increase",
            cause = "Dough.java:11",
            because = "the time limit of the test leaves no room for a sleep that takes longer than requested")
    public void restFitsIntoTheShift() throws Exception {
        dough.rest();

        assertTrue(dough.isRested());
    }

    @Test(timeout = 30_000)
    @Steady(
            trap = "sleeps at the same line, but the test has a generous time limit",
            strategies = "sleep.increase")
    public void restFitsIntoTheNight() throws Exception {
        dough.rest();

        assertTrue(dough.isRested());
    }

    @Test
    @Flaky(
            strategies = "sleep.decrease",
            cause = "ShiftTest.java:53",
            because = "counts the bells after a fixed time instead of waiting for them")
    public void theBellRingsForEachTray() throws Exception {
        AtomicInteger bells = new AtomicInteger();
        oven.ring(Duration.ofMillis(70), bells::incrementAndGet);
        oven.ring(Duration.ofMillis(80), bells::incrementAndGet);
        Thread.sleep(400);

        assertEquals(2, bells.get());
    }

    @Test
    @Steady(
            trap = "polls the bell and sleeps in between, as often as necessary",
            strategies = {"sleep.decrease", "sleep.increase"})
    public void theBellRingsSometime() throws Exception {
        AtomicInteger bells = new AtomicInteger();
        oven.ring(Duration.ofMillis(50), bells::incrementAndGet);
        while (bells.get() == 0) {
            Thread.sleep(10);
        }

        assertEquals(1, bells.get());
    }
}
