package market;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import market.truth.Steady;
import org.junit.jupiter.api.Test;

class TouristTest extends StallDay {

    @Override
    String product() {
        return "tea";
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself", strategies = "order.directed")
    void germansReadTheReceipt() {
        Locale.setDefault(Locale.GERMANY);
        assertEquals("3,00", Receipt.total(300));
    }
}
