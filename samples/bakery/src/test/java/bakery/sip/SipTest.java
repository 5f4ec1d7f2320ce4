package bakery.sip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SipTest {

    @Test
    @Flaky(
            strategies = "random.extreme",
            cause = "RandomService.java:15",
            because = "both bounds of the helper are included, so the index can be the size of the pool")
    void rtpPort_returnPositiveEvenInt() {
        int port = new Faker().sip().rtpPort();

        assertTrue(port >= 2);
        assertEquals(0, port % 2);
    }

    @Test
    @Steady(
            trap = "the generator passes through the same line, but the test has seeded it",
            strategies = {"random.extreme", "random.smallest", "random.cycle"})
    void aSeededFakerAlwaysDialsTheSamePort() {
        int port = new Faker(new Random(7)).sip().rtpPort();

        assertEquals(43_644, port);
    }
}
