package pantry;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.testng.annotations.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

public class AlertTest {

    private static final String LEAVES = "leaves changed state to later tests, but never fails itself";

    @Test
    @Victim(
            of = {"pantry.AlertTest#theBellRings", "pantry.AlertTest#theCookIsTold"},
            variable = "field pantry.Alerts.LISTENERS",
            because = "expects that nobody listens, and each of the other tests leaves a listener")
    public void nobodyIsTold() {
        assertEquals(Alerts.runsOut("salt"), 0);
    }

    @Test
    @Steady(trap = LEAVES)
    public void theBellRings() {
        int[] rings = new int[1];
        Alerts.listen(product -> rings[0]++);
        Alerts.runsOut("milk");
        assertEquals(rings[0], 1);
    }

    @Test
    @Steady(trap = LEAVES)
    public void theCookIsTold() {
        List<String> told = new ArrayList<>();
        Alerts.listen(told::add);
        Alerts.runsOut("eggs");
        assertTrue(told.contains("eggs"));
    }
}
