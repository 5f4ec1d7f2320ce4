package kitchen;

import static org.testng.Assert.assertEquals;

import kitchen.truth.Flaky;
import kitchen.truth.Steady;
import org.testng.annotations.Test;

/** Runs on TestNG. */
public class BanquetTest {

    private static final long A_MOMENT = 500;

    @Test
    @Flaky(
            cause = "Mailbox.java:12",
            thread = "Mailbox.java:13",
            because = "the invitation may arrive late")
    public void theInvitationHasArrived() throws InterruptedException {
        Mailbox mailbox = new Mailbox();
        mailbox.send("invitation");
        Thread.sleep(A_MOMENT);
        assertEquals(mailbox.size(), 1);
    }

    @Test
    @Steady(because = "the postman is joined")
    public void theInvitationIsAwaited() throws InterruptedException {
        Mailbox mailbox = new Mailbox();
        mailbox.send("invitation").join();
        assertEquals(mailbox.size(), 1);
    }
}
