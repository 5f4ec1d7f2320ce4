package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.TimeZone;
import market.truth.Steady;
import org.junit.jupiter.api.Test;

class VoyageTest extends StallDay {

    @Override
    String product() {
        return "vanilla";
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself", strategies = "order.directed")
    void theClockIsSetToTokyo() {
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        assertEquals(9, Receipt.hour(Instant.EPOCH));
    }
}
