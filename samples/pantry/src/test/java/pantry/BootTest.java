package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class BootTest {

    @Test
    @Steady(trap = "sets state that another test needs, but never fails itself")
    void theSettingsAreLoaded() {
        Settings.load(Map.of("house", "Mill Cottage"));
        assertEquals("Mill Cottage", Settings.get("house"));
    }
}
