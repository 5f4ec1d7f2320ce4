package harbour.storm;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Flaky;
import harbour.truth.Steady;
import org.junit.jupiter.api.Test;

/** Runs before the polluters in the plain order. */
class BreezeTest {

    @Test
    @Flaky(
            strategies = "order.reverse",
            cause = "harbour.storm.GaleTest#theMastBreaks",
            because = "expects the mast that the gale breaks")
    void theSailsAreSet() {
        assertTrue(Ship.hasMast());
    }

    @Test
    @Steady(trap = "uses the mast, but steps a new one first and restores the old one", strategies = "order.reverse")
    void aNewMastStands() {
        boolean before = Ship.hasMast();
        Ship.mast(true);
        assertTrue(Ship.hasMast());
        Ship.mast(before);
    }
}
