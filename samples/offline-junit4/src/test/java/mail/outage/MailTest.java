package mail.outage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import mail.MailServer;
import org.junit.Test;

/** Every test needs the mail server. No annotation or rule is used. */
public class MailTest {

    @Test
    public void greets() throws IOException {
        assertEquals("220 ready", new MailServer().greeting());
    }

    @Test
    public void isReady() {
        assertTrue(new MailServer().isReady());
    }

    @Test(timeout = 60_000)
    public void isReadyInTime() {
        assertTrue(new MailServer().isReady());
    }

    @Test
    public void isReadyInAThread() throws InterruptedException {
        AtomicBoolean ready = new AtomicBoolean();
        Thread thread = new Thread(() -> ready.set(new MailServer().isReady()));
        thread.start();
        thread.join();
        assertTrue(ready.get());
    }

    @Test
    public void greetsInAPool() throws Exception {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        Callable<String> question = () -> new MailServer().greeting();
        try {
            assertEquals("220 ready", executor.submit(question).get());
        } finally {
            executor.shutdown();
        }
    }

    @Test(expected = NumberFormatException.class)
    public void isNoNumber() throws IOException {
        Integer.parseInt(new MailServer().greeting());
    }

    @Test
    public void isStillNoNumber() {
        assertThrows(NumberFormatException.class, () -> Integer.parseInt(new MailServer().greeting()));
    }
}
