package harbour.quay;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Flaky;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class BerthTest {

    @Test
    @Flaky(
            strategies = "order.twice",
            cause = "harbour.quay.BerthTest#theBerthIsReserved",
            because = "leaves a file behind that it cannot create a second time")
    void theBerthIsReserved() throws Exception {
        assertTrue(Files.exists(Papers.reserve()));
    }
}
