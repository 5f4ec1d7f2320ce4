package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class ReceiptTest {

    @Test
    @Victim(
            of = "pantry.TravelTest#germansReadAComma",
            variable = "locale",
            because = "expects the decimal separator of the default locale at start")
    void theTotalHasAPoint() {
        assertEquals("2.50", Receipt.total(250));
    }

    @Test
    @Steady(trap = "changes the default locale, but restores it")
    void frenchReadAComma() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.FRANCE);
        try {
            assertEquals("1,20", Receipt.total(120));
        } finally {
            Locale.setDefault(before);
        }
    }
}
