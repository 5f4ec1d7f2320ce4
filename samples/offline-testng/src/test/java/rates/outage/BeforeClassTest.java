package rates.outage;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;
import rates.Exchange;

/** The class fixture needs the network and throws. */
public class BeforeClassTest {

    private double rate;

    @BeforeClass
    public void ask() {
        rate = new Exchange().rate("EUR");
    }

    @Test
    public void isRight() {
        assertEquals(rate, 1.25);
    }
}
