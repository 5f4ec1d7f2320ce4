package harbour.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harbour.truth.Flaky;
import org.junit.jupiter.api.Test;

class SailorTest {

    @Test
    @Flaky(
            strategies = {},
            cause = "harbour.storm.RainTest#theFlagIsTakenDown",
            because = "expects the system property of the build that a class before it clears")
    void theFlagIsGreen() {
        assertEquals("green", Ship.flag());
    }
}
