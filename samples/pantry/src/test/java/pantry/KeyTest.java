package pantry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import pantry.truth.Victim;

class KeyTest {

    @Test
    @Victim(
            of = "pantry.NeighbourTest#theKeyIsShared",
            variable = "file target/safe.key",
            because = "expects that others may not read a file")
    void theSafeOpens() {
        assertTrue(Safe.open());
    }
}
