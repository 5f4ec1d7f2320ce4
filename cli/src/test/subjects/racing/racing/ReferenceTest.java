package racing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Threads that run methods of the JDK. */
class ReferenceTest {

    private static final long A_MOMENT = 500;

    @Test
    void theDoorIsOpen() throws InterruptedException {
        CountDownLatch door = new CountDownLatch(1);
        new Thread(door::countDown).start();
        Thread.sleep(A_MOMENT);
        assertEquals(0, door.getCount());
    }

    @Test
    void theWindowIsOpen() throws InterruptedException {
        CountDownLatch window = new CountDownLatch(1);
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(window::countDown);
        pool.shutdown();
        Thread.sleep(A_MOMENT);
        assertEquals(0, window.getCount());
    }

    @Test
    void theQueueIsEmpty() throws InterruptedException {
        Queue<String> queue = new ArrayDeque<>();
        queue.add("guest");
        CompletableFuture.runAsync(queue::clear);
        Thread.sleep(A_MOMENT);
        assertTrue(queue.isEmpty());
    }

    @Test
    void theDoorIsAwaited() throws InterruptedException {
        CountDownLatch door = new CountDownLatch(1);
        new Thread(door::countDown).start();
        door.await();
        assertEquals(0, door.getCount());
    }
}
