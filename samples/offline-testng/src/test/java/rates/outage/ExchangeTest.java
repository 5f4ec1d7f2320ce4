package rates.outage;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.assertThrows;
import static org.testng.Assert.assertTrue;

import java.util.concurrent.atomic.AtomicReference;
import java.util.OptionalDouble;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;
import rates.Exchange;

/** Every test needs the server. No annotation or listener is declared. */
public class ExchangeTest {

    @Test
    public void tellsARate() {
        assertEquals(new Exchange().rate("EUR"), 1.25);
    }

    @Test
    public void mayTellARate() {
        assertTrue(new Exchange().rateIfKnown("EUR").isPresent());
    }

    @Test
    public void mayTellARateInAThread() throws InterruptedException {
        AtomicReference<OptionalDouble> rate = new AtomicReference<>();
        Thread thread = new Thread(() -> rate.set(new Exchange().rateIfKnown("EUR")));
        thread.start();
        thread.join();
        assertTrue(rate.get().isPresent());
    }

    @Test(expectedExceptions = NumberFormatException.class)
    public void tellsNoRateOfSomethingElse() {
        new Exchange().rate("sun");
    }

    @Test
    public void tellsNoRateOfSomethingElseEither() {
        assertThrows(NumberFormatException.class, () -> new Exchange().rate("sun"));
    }

    @DataProvider
    public Object[][] currencies() {
        return new Object[][] {{"EUR"}, {"EUR?"}};
    }

    @Test(dataProvider = "currencies")
    public void tellsRates(String currency) {
        assertEquals(new Exchange().rate(currency), 1.25);
    }

    @Test(invocationCount = 2, threadPoolSize = 2)
    public void tellsARateToTwoAtOnce() {
        assertTrue(new Exchange().rateIfKnown("EUR").isPresent());
    }
}
