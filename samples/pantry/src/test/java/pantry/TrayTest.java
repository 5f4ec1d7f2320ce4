package pantry;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import org.testng.annotations.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

public class TrayTest {

    private static final Deque<String> PLATES = new ArrayDeque<>();

    @Test
    @Victim(
            of = "pantry.TrayTest#platesAreStacked",
            variable = "field pantry.TrayTest.PLATES",
            because = "expects that no other test has used the static field of the test class")
    public void aTrayIsEmpty() {
        assertTrue(PLATES.isEmpty());
    }

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    public void platesAreStacked() {
        PLATES.push("soup plate");
        assertEquals(PLATES.peek(), "soup plate");
    }
}
