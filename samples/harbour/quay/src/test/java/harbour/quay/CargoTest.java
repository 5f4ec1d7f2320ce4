package harbour.quay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Steady;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class CargoTest {

    @Test
    @Steady(trap = "leaves a file that makes another test fail, but never fails itself", strategies = "order.reverse")
    void theCargoIsDeclared() throws Exception {
        assertEquals("tea", Papers.declare("tea"));
    }

    @Test
    @Steady(trap = "leaves a file, but nobody minds it", strategies = "order.twice")
    void theReceiptIsKept() throws Exception {
        assertTrue(Files.exists(Papers.receipt()));
    }
}
