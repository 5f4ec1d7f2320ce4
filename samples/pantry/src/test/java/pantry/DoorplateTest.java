package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Brittle;

class DoorplateTest {

    @Test
    @Brittle(
            needs = "pantry.BootTest#theSettingsAreLoaded",
            variable = "field pantry.Settings.values",
            because = "needs settings that only another test loads")
    void itShowsTheHouse() {
        assertEquals("Mill Cottage", Settings.get("house"));
    }
}
