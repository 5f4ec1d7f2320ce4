package pantry;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.Test;
import pantry.truth.Brittle;
import pantry.truth.Steady;

public class MeasureTest {

    @Test
    @Steady(trap = "sets state that another test needs, but never fails itself")
    public void cupsAreRegistered() {
        Measures.register("cup", cups -> cups * 240);
        assertEquals(Measures.millilitres("cup", 1), 240);
    }

    @Test
    @Brittle(
            needs = "pantry.MeasureTest#cupsAreRegistered",
            variable = "field pantry.Measures.CONVERSIONS",
            because = "needs a measure that only another test registers")
    public void twoCupsAreHalfALitre() {
        assertEquals(Measures.millilitres("cup", 2), 480);
    }
}
