package bakery.staff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bakery.truth.Flaky;
import bakery.truth.Steady;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NightTest {

    private static final List<String> LAMPS = new ArrayList<>();

    @Test
    @Steady(trap = "makes another test fail, but never fails itself", strategies = "order.reverse")
    void theNightShiftComes() {
        Roster.checkIn("Bo");
        assertTrue(Roster.onDuty().contains("Bo"));
    }

    @Test
    @Flaky(
            strategies = "order.twice",
            cause = "bakery.staff.NightTest#oneLampIsLit",
            because = "leaves its lamp on, so it counts two on its second run")
    void oneLampIsLit() {
        LAMPS.add("oven");
        assertEquals(1, LAMPS.size());
    }
}
