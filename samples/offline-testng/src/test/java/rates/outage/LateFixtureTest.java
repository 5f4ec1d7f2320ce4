package rates.outage;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;
import rates.Exchange;

/** The fixture needs the network; its test runs right before one with a bug. */
public class LateFixtureTest {

    private double rate;

    @BeforeMethod
    public void ask() {
        rate = new Exchange().rate("EUR");
    }

    @Test(priority = 1)
    public void isRight() {
        assertEquals(rate, 1.25);
    }
}
