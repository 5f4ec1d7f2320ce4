package harbour.lock;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import harbour.truth.Steady;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(SluiceRunner.class)
public class DownstreamTest {

    @Test
    @Steady(trap = "needs a JVM of its own for its class, as the build gives it", strategies = "order.reverse")
    public void twoBoatsGoDown() {
        assertEquals(98, Sluice.level(2));
    }

    @Test
    @Steady(trap = "reads the clock in a class that needs a JVM of its own", strategies = "time.increment")
    public void theBoatWaitsAbove() throws Exception {
        long start = System.nanoTime();
        Thread.sleep(20);
        assertTrue(System.nanoTime() >= start && Sluice.level(0) == 100);
    }
}
