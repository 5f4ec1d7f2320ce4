package harbour.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harbour.truth.Steady;
import org.junit.jupiter.api.Test;

class RainTest {

    @Test
    @Steady(trap = "clears a system property of the build, but never fails itself", strategies = "order.reverse")
    void theFlagIsTakenDown() {
        System.clearProperty("harbour.flag");
        assertEquals("none", Ship.flag());
    }
}
