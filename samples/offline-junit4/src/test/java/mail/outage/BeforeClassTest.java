package mail.outage;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import mail.MailServer;
import org.junit.BeforeClass;
import org.junit.Test;

/** The class fixture needs the network and throws. */
public class BeforeClassTest {

    private static String greeting;

    @BeforeClass
    public static void ask() throws IOException {
        greeting = new MailServer().greeting();
    }

    @Test
    public void greets() {
        assertEquals("220 ready", greeting);
    }
}
