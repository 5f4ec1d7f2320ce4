package rates.outage;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;
import rates.Exchange;

/** The fixture of its test needs the network and throws. */
public class BeforeMethodTest {

    private double rate;

    @BeforeMethod
    public void ask() {
        rate = new Exchange().rate("EUR");
    }

    @Test
    public void isRight() {
        assertEquals(rate, 1.25);
    }
}
