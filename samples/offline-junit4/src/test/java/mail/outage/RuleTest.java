package mail.outage;

import static org.junit.Assert.assertTrue;

import io.unflake.sanitise.junit4.SanitiseRule;
import mail.MailServer;
import org.junit.ClassRule;
import org.junit.Rule;
import org.junit.Test;

/** Uses the rule, which is required if JUnit 4 does not run on the JUnit Platform. */
public class RuleTest {

    @ClassRule
    public static final SanitiseRule CLASS_RULE = new SanitiseRule();

    @Rule(order = Integer.MIN_VALUE)
    public final SanitiseRule rule = new SanitiseRule();

    @Test
    public void isReady() {
        assertTrue(new MailServer().isReady());
    }
}
