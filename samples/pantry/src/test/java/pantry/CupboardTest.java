package pantry;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class CupboardTest {

    @Test
    @Victim(
            of = "pantry.HolidayTest#theCupboardIsLocked",
            variable = "field pantry.Cupboard.instance",
            cleanedBy = "pantry.CupboardTest#itIsUnlocked",
            because = "expects that nobody has locked the only cupboard")
    void itOpens() {
        assertTrue(Cupboard.instance().open() > 0);
    }

    @Test
    @Steady(trap = "changes the cupboard, but leaves it unlocked")
    void itIsUnlocked() {
        Cupboard.instance().lock();
        Cupboard.instance().unlock();
        assertTrue(Cupboard.instance().open() > 0);
    }

    @Test
    @Steady(trap = "asks for the object that others change, but does not use its content")
    void thereIsOne() {
        assertSame(Cupboard.instance(), Cupboard.instance());
    }
}
