package pantry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermission;
import org.junit.jupiter.api.Test;
import pantry.truth.Steady;

class NeighbourTest {

    @Test
    @Steady(trap = "leaves changed state to later tests, but never fails itself")
    void theKeyIsShared() throws IOException {
        Safe.share();
        assertTrue(Files.getPosixFilePermissions(Safe.key()).contains(PosixFilePermission.OTHERS_READ));
    }
}
