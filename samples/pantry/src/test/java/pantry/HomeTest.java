package pantry;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import pantry.truth.Brittle;

class HomeTest {

    @Test
    @Brittle(
            needs = "pantry.EnvironmentTest#theHomeIsSet",
            variable = "property pantry.home",
            because = "needs a system property that only another test sets")
    void itIsAFolder() {
        assertTrue(Files.isDirectory(Home.folder()));
    }
}
