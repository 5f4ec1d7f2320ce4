package harbour.storm;

import static org.junit.jupiter.api.Assertions.assertFalse;

import harbour.truth.Steady;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SquallTest {

    @Test
    @Steady(trap = "leaves a closed standard output behind, but never fails itself", strategies = "order.reverse")
    void theHornIsFlooded() {
        PrintStream horn = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        System.setOut(horn);
        horn.close();
        assertFalse(Ship.horn());
    }
}
