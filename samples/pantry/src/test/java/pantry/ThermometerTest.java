package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class ThermometerTest {

    @Test
    @Victim(
            of = "pantry.TouristTest#americansReadFahrenheit",
            variable = "property pantry.scale",
            because = "expects that the system property is not set")
    void itShowsCelsius() {
        assertEquals("4 C", Thermometer.show(4));
    }

    @Test
    @Steady(trap = "sets the system property, but restores it")
    void physicistsReadKelvin() {
        String before = System.getProperty("pantry.scale");
        System.setProperty("pantry.scale", "K");
        try {
            assertEquals("277 K", Thermometer.show(4));
        } finally {
            if (before == null) {
                System.clearProperty("pantry.scale");
            } else {
                System.setProperty("pantry.scale", before);
            }
        }
    }
}
