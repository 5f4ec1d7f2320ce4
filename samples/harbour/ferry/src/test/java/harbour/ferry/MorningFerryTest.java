package harbour.ferry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Steady;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(LineExtension.class)
class MorningFerryTest {

    @Test
    @Steady(
            trap = "uses a service that all classes of a run share and that cannot start again in its JVM",
            strategies = {"order.reverse", "order.twice"})
    void earlyPassengersBoard(Line line) {
        assertTrue(line.board() > 0);
    }

    @Test
    @Steady(trap = "sleeps, with the shared service", strategies = "sleep.increase")
    void theMorningFerryWaits(Line line) throws Exception {
        Thread.sleep(20);
        assertTrue(line.board() > 0);
    }
}
