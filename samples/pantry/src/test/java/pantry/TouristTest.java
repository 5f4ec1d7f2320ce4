package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class TouristTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void americansReadFahrenheit() {
        System.setProperty("pantry.scale", "F");
        assertEquals("50 F", Thermometer.show(10));
    }
}
