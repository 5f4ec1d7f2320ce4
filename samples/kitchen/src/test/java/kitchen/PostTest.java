package kitchen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import kitchen.truth.Flaky;
import kitchen.truth.Steady;
import org.junit.jupiter.api.Test;

class PostTest {

    private static final long A_MOMENT = 500;

    private final Mailbox mailbox = new Mailbox();

    @Test
    @Flaky(
            cause = "Mailbox.java:12",
            thread = "Mailbox.java:13",
            because = "the letter may arrive late")
    void theLetterHasArrived() throws InterruptedException {
        mailbox.send("two soups");
        Thread.sleep(A_MOMENT);
        assertEquals(1, mailbox.size());
    }

    @Test
    @Steady(because = "the postman is joined")
    void theLetterIsAwaited() throws InterruptedException {
        mailbox.send("two soups").join();
        assertEquals(1, mailbox.size());
    }

    @Test
    @Flaky(
            cause = {"PostTest.java:42", "PostTest.java:53", "Pager.java:10", "Pager.java:11"},
            thread = "PostTest.java:44",
            because = "the call is lost if nobody waits yet")
    void theWaiterIsCalled() throws InterruptedException {
        Pager pager = new Pager();
        Thread waiter = new Thread(() -> {
            waitFor(pager);
        });
        waiter.start();
        Thread.sleep(A_MOMENT);
        pager.call();
        waiter.join(1_000);
        assertTrue(pager.picked());
    }

    private static void waitFor(Pager pager) {
        try {
            pager.awaitCall();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
