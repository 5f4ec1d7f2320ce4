package harbour.ferry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Steady;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(LineExtension.class)
class EveningFerryTest {

    @Test
    @Steady(
            trap = "uses a service that all classes of a run share and that cannot start again in its JVM",
            strategies = {"order.reverse", "order.twice"})
    void latePassengersBoard(Line line) {
        assertTrue(line.board() > 0);
    }

    @Test
    @Steady(trap = "reads the clock, with the shared service", strategies = "time.increment")
    void theEveningFerryIsOnTime(Line line) {
        long departure = System.nanoTime();
        assertTrue(System.nanoTime() >= departure && line.board() > 0);
    }
}
