package harbour.lock;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import harbour.truth.Steady;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(SluiceRunner.class)
public class UpstreamTest {

    @Test
    @Steady(trap = "needs a JVM of its own for its class, as the build gives it", strategies = "order.reverse")
    public void oneBoatGoesUp() {
        assertEquals(99, Sluice.level(1));
    }

    @Test
    @Steady(trap = "reads the clock in a class that needs a JVM of its own", strategies = "time.increment")
    public void theBoatWaitsBelow() throws Exception {
        long start = System.nanoTime();
        Thread.sleep(20);
        assertTrue(System.nanoTime() >= start && Sluice.level(0) == 100);
    }
}
