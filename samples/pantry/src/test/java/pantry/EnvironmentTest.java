package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class EnvironmentTest {

    @Test
    @Steady(trap = "sets state that another test needs, but never fails itself")
    void theHomeIsSet() {
        System.setProperty("pantry.home", "target");
        assertEquals("target", Home.folder().toString());
    }
}
