package pantry;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class QuietTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void nothingIsPrinted() {
        Logger logger = Logger.getLogger("pantry.audit");
        logger.setLevel(Level.OFF);
        Audit.missing("pepper");
        assertFalse(logger.isLoggable(Level.SEVERE));
    }
}
