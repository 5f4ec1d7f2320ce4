package kitchen;

import static org.junit.Assert.assertEquals;

import kitchen.truth.Flaky;
import kitchen.truth.Steady;
import org.junit.Test;

/** Runs on JUnit 4. */
public class CanteenTest {

    private static final long A_MOMENT = 500;

    private final Mailbox mailbox = new Mailbox();

    @Test
    @Flaky(
            cause = "Mailbox.java:12",
            thread = "Mailbox.java:13",
            because = "the order may arrive late")
    public void theOrderHasArrived() throws InterruptedException {
        mailbox.send("forty soups");
        Thread.sleep(A_MOMENT);
        assertEquals(1, mailbox.size());
    }

    @Test(timeout = A_MOMENT)
    @Flaky(
            cause = "Mailbox.java:12",
            thread = "Mailbox.java:13",
            because = "the time limit of the test is short")
    public void theOrderArrivesSoon() throws InterruptedException {
        mailbox.send("forty soups").join();
        assertEquals(1, mailbox.size());
    }

    @Test
    @Steady(because = "the postman is joined")
    public void theOrderIsAwaited() throws InterruptedException {
        mailbox.send("forty soups").join();
        assertEquals(1, mailbox.size());
    }
}
