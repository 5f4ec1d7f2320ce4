package harbour.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harbour.truth.Flaky;
import harbour.truth.Steady;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SluiceExtension.class)
class KeeperTest {

    @Test
    @Steady(trap = "needs a JVM of its own for its class, as the build gives it", strategies = "order.reverse")
    void theKeeperLetsNobodyPass() {
        assertEquals(100, Sluice.level(0));
    }

    @Test
    @Flaky(
            strategies = "locale.change",
            cause = "Gauge.java:10",
            because = "expects the decimal separator of the developer's machine")
    void theGaugeHasAPoint() {
        assertEquals("0.5", Gauge.metres(Sluice.level(50)));
    }
}
