package harbour.quay;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harbour.truth.Steady;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LogbookTest {

    @Test
    @Steady(trap = "locks a file of the working directory that two test JVMs may share", strategies = "sleep.increase")
    void oneScribeWrites() throws Exception {
        assertTrue(Papers.lock(Path.of("target")));
    }

    @Test
    @Steady(trap = "locks a file of the folder for temporary files", strategies = "sleep.increase")
    void oneScribeDrafts() throws Exception {
        assertTrue(Papers.lock(Path.of(System.getProperty("java.io.tmpdir"))));
    }
}
