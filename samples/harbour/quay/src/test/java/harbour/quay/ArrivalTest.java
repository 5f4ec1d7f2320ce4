package harbour.quay;

import static org.junit.jupiter.api.Assertions.assertFalse;

import harbour.truth.Flaky;
import org.junit.jupiter.api.Test;

class ArrivalTest {

    @Test
    @Flaky(
            strategies = "order.reverse",
            cause = "harbour.quay.CargoTest#theCargoIsDeclared",
            because = "expects that no other test, and no earlier build, has written the manifest")
    void nothingIsDeclaredYet() {
        assertFalse(Papers.isDeclared());
    }
}
