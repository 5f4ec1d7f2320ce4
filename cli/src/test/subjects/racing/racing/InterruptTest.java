package racing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

class InterruptTest {

    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private volatile boolean wasInterrupted;

    /** An interrupt must reach the thread wherever it is; a delay that swallows it lets the thread wait for ever. */
    @Test
    void theConsumerEnds() throws InterruptedException {
        Thread consumer = new Thread(this::consume);
        consumer.setDaemon(true);
        consumer.start();
        queue.add("first");
        consumer.interrupt();
        consumer.join(60_000);
        assertFalse(consumer.isAlive());
        assertTrue(wasInterrupted);
    }

    private void consume() {
        try {
            while (true) {
                queue.take();
            }
        } catch (InterruptedException e) {
            wasInterrupted = true;
        }
    }
}
