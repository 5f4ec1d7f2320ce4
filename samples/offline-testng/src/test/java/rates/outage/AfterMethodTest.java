package rates.outage;

import static org.testng.Assert.assertTrue;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.Test;
import rates.Exchange;

/** The cleanup needs the network. */
public class AfterMethodTest {

    @Test
    public void isFine() {}

    @AfterMethod
    public void ask() {
        assertTrue(new Exchange().rateIfKnown("EUR").isPresent());
    }
}
