package apart;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Tests that take more of the machine than they should. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class GreedyTest {

    @Test
    @Order(1)
    void startsManyThreads() {
        for (int i = 0; i < 60; i++) {
            Thread thread = new Thread(LockSupport::park);
            thread.setDaemon(true);
            thread.start();
        }
        waitForTheEnd();
    }

    @Test
    @Order(2)
    void fillsTheDisk() throws Exception {
        try (OutputStream out = Files.newOutputStream(Files.createTempFile("large", ".bin"))) {
            out.write(new byte[30 << 20]);
        }
        waitForTheEnd();
    }

    @Test
    @Order(3)
    void isModest() {}

    private static void waitForTheEnd() {
        while (true) {
            LockSupport.park();
        }
    }
}
