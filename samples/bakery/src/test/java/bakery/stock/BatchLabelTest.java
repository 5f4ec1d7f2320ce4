package bakery.stock;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.time.Year;
import junit.framework.TestCase;

public class BatchLabelTest extends TestCase {

    @Flaky(
            strategies = "date.moment",
            cause = {"BatchLabel.java:13", "BatchLabelTest.java:15"},
            because = "assumes that years start with 20")
    public void testYearIsOfThisCentury() {
        assertEquals(Year.now().toString(), "20" + BatchLabel.twoDigitYear());
    }

    @Flaky(
            strategies = "date.moment",
            cause = "BatchLabel.java:19",
            because = "seconds since 1970 exceed the range of an int in 2038")
    public void testStampIsPositive() {
        assertTrue(BatchLabel.stamp() > 0);
    }

    @Steady(trap = "prints the year of the clock, but only expects two digits", strategies = "date.moment")
    public void testYearHasTwoDigits() {
        assertTrue(BatchLabel.twoDigitYear().matches("\\d\\d"));
    }
}
