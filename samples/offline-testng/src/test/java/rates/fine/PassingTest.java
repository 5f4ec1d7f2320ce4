package rates.fine;

import static org.testng.Assert.assertFalse;

import java.io.UncheckedIOException;
import org.testng.SkipException;
import org.testng.annotations.Test;
import rates.Exchange;

/** Passes with and without the network. */
public class PassingTest {

    @Test
    public void isNotKnown() {
        assertFalse(new Exchange("http://nowhere.invalid").rateIfKnown("EUR").isPresent());
    }

    @Test(expectedExceptions = UncheckedIOException.class)
    public void isExpectedToFail() {
        new Exchange("http://nowhere.invalid").rate("EUR");
    }

    @Test
    public void isSkipped() {
        throw new SkipException("not here");
    }
}
