package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class TravelTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void germansReadAComma() {
        Locale.setDefault(Locale.GERMANY);
        assertEquals("2,50", Receipt.total(250));
    }
}
