package pantry;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class HolidayTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void theCupboardIsLocked() {
        Cupboard cupboard = Cupboard.instance();
        cupboard.lock();
        assertThrows(IllegalStateException.class, cupboard::open);
    }
}
