package rates.outage;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;
import rates.Exchange;

/** Asks before all tests, and does not say that there was no answer. */
public class SilentlyBeforeClassTest {

    private double rate;

    @BeforeClass
    public void ask() {
        rate = new Exchange().rateIfKnown("EUR").orElse(0);
    }

    @Test
    public void isRight() {
        assertEquals(rate, 1.25);
    }
}
