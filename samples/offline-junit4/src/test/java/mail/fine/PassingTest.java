package mail.fine;

import static org.junit.Assert.assertFalse;
import static org.junit.Assume.assumeTrue;

import mail.MailServer;
import org.junit.Test;

/** Passes with and without the network. */
public class PassingTest {

    @Test
    public void isNotReady() {
        assertFalse(new MailServer("nowhere.invalid", 25).isReady());
    }

    @Test(expected = java.net.UnknownHostException.class)
    public void isUnknown() throws java.io.IOException {
        new MailServer("nowhere.invalid", 25).greeting();
    }

    @Test
    public void isSkipped() {
        assumeTrue(false);
    }
}
