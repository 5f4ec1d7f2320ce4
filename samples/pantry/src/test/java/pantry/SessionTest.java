package pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import pantry.truth.Steady;
import pantry.truth.Victim;

class SessionTest {

    @Test
    @Victim(
            of = "pantry.StaffTest#theCookSignsIn",
            variable = "field pantry.Session.CURRENT",
            cleanedBy = "pantry.SessionTest#theBakerSignsOut",
            because = "expects that nobody has signed in on this thread")
    void aGuestNeedsNoName() {
        assertEquals("guest", Session.user());
    }

    @Test
    @Steady(trap = "changes the thread-local variable, but removes its value")
    void theBakerSignsOut() {
        Session.signIn("baker");
        Session.signOut();
        assertEquals("guest", Session.user());
    }

    @Test
    @Steady(trap = "changes the thread-local variable, but on a thread of its own")
    void theGardenerSignsInElsewhere() throws InterruptedException {
        Thread garden = new Thread(() -> Session.signIn("gardener"));
        garden.start();
        garden.join();
        assertNotEquals("gardener", Session.user());
    }
}
