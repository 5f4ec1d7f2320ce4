package apart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Tests that disturb each other if they run in several JVMs at the same time, or one after the other. */
class ApartTest {

    private static final int FIXED_PORT = 48_731;

    @Test
    void bindsAFixedPortForAWhile() throws Exception {
        try (ServerSocket server = new ServerSocket(FIXED_PORT);
                Socket client = new Socket(InetAddress.getLoopbackAddress(), FIXED_PORT)) {
            Thread.sleep(Duration.ofSeconds(2).toMillis());
            assertTrue(client.isConnected());
        }
    }

    @Test
    void leavesFilesInTheWorkingDirectory() throws Exception {
        assertFalse(Files.exists(Path.of("left-behind.txt")));
        Files.writeString(Path.of("left-behind.txt"), "left behind");
        assertEquals("as built", Files.readString(Path.of("classes/as-built.txt")));
        Files.writeString(Path.of("classes/as-built.txt"), "changed");
        Files.delete(Path.of("classes/deleted.txt"));
    }

    @Test
    void leavesATemporaryFile() throws Exception {
        Path file = Path.of(System.getProperty("java.io.tmpdir")).resolve("unflake-left-behind.txt");
        assertFalse(Files.exists(file));
        Files.writeString(file, "left behind");
        Path closed = Files.createTempDirectory("closed");
        Files.createFile(closed.resolve("file"));
        assertTrue(closed.toFile().setExecutable(false));
    }

    @Test
    void fails() {
        throw new AssertionError(System.getProperty("java.io.tmpdir") + "|" + ProcessHandle.current().pid() + "|"
                + System.getProperty("user.dir") + "|" + System.getProperty("user.name"));
    }
}
