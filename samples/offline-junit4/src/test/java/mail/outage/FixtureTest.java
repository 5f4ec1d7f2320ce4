package mail.outage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import mail.MailServer;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.experimental.runners.Enclosed;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

/** Needs the network in constructors, fixtures and the various kinds of tests. */
@RunWith(Enclosed.class)
public class FixtureTest {

    public static class InAConstructor {

        private final String greeting = new MailServer().greeting();

        public InAConstructor() throws IOException {}

        @Test
        public void greets() {
            assertEquals("220 ready", greeting);
        }
    }

    public static class BeforeATest {

        private String greeting;

        @Before
        public void ask() throws IOException {
            greeting = new MailServer().greeting();
        }

        @Test
        public void greets() {
            assertEquals("220 ready", greeting);
        }
    }

    public static class SilentlyBeforeATest {

        private boolean ready;

        @Before
        public void ask() {
            ready = new MailServer().isReady();
        }

        @Test
        public void isReady() {
            assertTrue(ready);
        }
    }

    public static class AfterATest {

        @Test
        public void isFine() {}

        @After
        public void ask() {
            assertTrue(new MailServer().isReady());
        }
    }

    @RunWith(Parameterized.class)
    public static class WithParameters {

        @Parameterized.Parameters
        public static Object[] lengths() {
            return new Object[] {9, 10};
        }

        @Parameterized.Parameter
        public int most;

        @Test
        public void isShort() throws IOException {
            assertTrue(new MailServer().greeting().length() <= most);
        }
    }
}
