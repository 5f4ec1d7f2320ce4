package weather.bug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import weather.Station;

/** The first test has a network exception while the second one runs, which fails because of a bug. */
@Execution(ExecutionMode.CONCURRENT)
class ParallelTest {

    private static final CountDownLatch ASKED = new CountDownLatch(1);
    private static final CountDownLatch OVER = new CountDownLatch(1);

    @Test
    void hasNoNetwork() throws Exception {
        assertEquals("unknown", new Station("http://nowhere.invalid").todayOr("unknown"));
        ASKED.countDown();
        OVER.await(5, TimeUnit.SECONDS);
    }

    @Test
    void hasABug() throws Exception {
        assertTrue(ASKED.await(5, TimeUnit.SECONDS));
        OVER.countDown();
        assertEquals(1, 2);
    }
}
