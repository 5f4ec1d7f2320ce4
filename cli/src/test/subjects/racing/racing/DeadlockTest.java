package racing;

import org.junit.jupiter.api.Test;

class DeadlockTest {

    private static final long A_MOMENT = 500;

    private final Object fork = new Object();
    private final Object knife = new Object();

    /** Deadlocks if the first guest is late between the two. */
    @Test
    void bothGuestsEat() throws InterruptedException {
        Thread first = new Thread(() -> eat(fork, knife));
        Thread second = new Thread(() -> eat(knife, fork));
        first.setDaemon(true);
        second.setDaemon(true);
        first.start();
        Thread.sleep(A_MOMENT);
        second.start();
        first.join();
        second.join();
    }

    private static void eat(Object one, Object other) {
        synchronized (one) {
            // Long enough for both to have one of the two, if both are here at the same time.
            pause();
            synchronized (other) {
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
