package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class LabelTest {

    @Test
    @Victim(
            of = "pantry.OunceTest#aWeightIsInOunces",
            variable = "field pantry.Labels.unit",
            because = "expects the unit that the class has at first")
    void aWeightIsInGrams() {
        assertEquals("flour, 500 g", Labels.of("flour", 500));
    }

    @Test
    @Steady(trap = "changes the unit, but restores it")
    void theUnitCanBeChanged() {
        String before = Labels.unit();
        Labels.use("kg");
        try {
            assertEquals("sugar, 1 kg", Labels.of("sugar", 1));
        } finally {
            Labels.use(before);
        }
    }
}
