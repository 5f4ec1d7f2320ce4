package kitchen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicInteger;
import kitchen.truth.Flaky;
import kitchen.truth.Steady;
import org.junit.jupiter.api.Test;

/** Virtual threads, which exist since Java 21. */
class VirtualTest {

    @Test
    @Flaky(
            cause = "VirtualTest.java:22",
            thread = "VirtualTest.java:40",
            because = "nobody waits for the virtual thread")
    void theGhostHasCooked() throws Exception {
        AtomicInteger dishes = new AtomicInteger();
        start(() -> dishes.incrementAndGet());
        Thread.sleep(500);
        assertEquals(1, dishes.get());
    }

    @Test
    @Steady(because = "the virtual thread is joined")
    void theGhostIsJoined() throws Exception {
        AtomicInteger dishes = new AtomicInteger();
        start(() -> dishes.incrementAndGet()).join();
        assertEquals(1, dishes.get());
    }

    /** By reflection, since this compiles with Java 17. */
    private static Thread start(Runnable task) throws Exception {
        assumeTrue(Runtime.version().feature() >= 21, "there are no virtual threads");
        // Calls Thread.startVirtualThread(task).
        Method starter = Thread.class.getMethod("startVirtualThread", Runnable.class);
        return (Thread) starter.invoke(null, task);
    }
}
