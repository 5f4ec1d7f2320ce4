package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import market.truth.Flaky;
import market.truth.Steady;
import org.junit.jupiter.api.Test;

class ScaleTest {

    @Test
    @Flaky(
            strategies = "order.directed",
            cause = "market.ImperialTest#poundsAreWeighed",
            because = "expects that no other test has set the property")
    void theUnitIsAKilogram() {
        assertEquals("1 kg", Stall.weight(1));
    }

    @Test
    @Flaky(
            strategies = {"order.directed", "locale.change"},
            cause = {"market.TouristTest#germansReadTheReceipt", "Receipt.java:13"},
            because = "expects the decimal separator of the developer's machine")
    void theTotalHasAPoint() {
        assertEquals("2.50", Receipt.total(250));
    }

    @Test
    @Flaky(
            strategies = "order.directed",
            cause = "market.VoyageTest#theClockIsSetToTokyo",
            because = "expects the time zone of the developer's machine")
    void theDayBeginsInLondon() {
        assertEquals(1, Receipt.hour(Instant.EPOCH));
    }

    @Test
    @Steady(trap = "reads the property that others set, but sets it first", strategies = "order.directed")
    void aPoundIsAPound() {
        Stall.weighIn("lb");
        assertEquals("1 lb", Stall.weight(1));
        Stall.open();
    }

    @Test
    @Steady(trap = "reads the zone that others set, but restores it first", strategies = "order.directed")
    void theDayBeginsInLondonInTheMorning() {
        Stall.open();
        assertEquals(1, Receipt.hour(Instant.EPOCH));
    }

    @Test
    @Steady(trap = "reads the locale that others set, but restores it first", strategies = "order.directed")
    void theTotalHasAPointInTheMorning() {
        Stall.open();
        assertEquals("2.50", Receipt.total(250));
    }
}
