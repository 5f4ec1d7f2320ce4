package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class StaffTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void theCookSignsIn() {
        assertNotNull(Session.signIn("cook"));
        assertEquals("cook", Session.user());
    }
}
