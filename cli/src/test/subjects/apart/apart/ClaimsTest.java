package apart;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.channels.FileChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Tests that use the machine in different ways. */
class ClaimsTest {

    /** Outside the working directory. */
    private static final Path ELSEWHERE = Path.of(System.getProperty("elsewhere"));

    @Test
    void bindsAFixedPort() throws IOException {
        new ServerSocket(48_732).close();
        ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 48_733)).close();
    }

    @Test
    void talksToItself() throws IOException {
        try (ServerSocket server = new ServerSocket(0);
                Socket client = new Socket("localhost", server.getLocalPort())) {
            client.getOutputStream().write(1);
        }
    }

    @Test
    void talksToAnotherProcess() {
        int port = Integer.getInteger("other.port");
        assertThrows(IOException.class, () -> new Socket(InetAddress.getLoopbackAddress(), port).close());
    }

    @Test
    void looksUpAName() {
        assertThrows(UnknownHostException.class, () -> InetAddress.getByName("no-such-host.invalid"));
    }

    @Test
    void connectsToAnotherMachine() throws IOException {
        try (Socket socket = new Socket()) {
            assertThrows(IOException.class, () -> socket.connect(new InetSocketAddress("192.0.2.1", 9), 50));
        }
    }

    @Test
    void listsInterfaces() throws IOException {
        NetworkInterface.getNetworkInterfaces();
    }

    @Test
    void startsAProcess() throws Exception {
        new ProcessBuilder("true").start().waitFor();
    }

    @Test
    void writesFiles() throws IOException {
        Files.writeString(ELSEWHERE.resolve("written"), "text");
        new FileOutputStream(ELSEWHERE.resolve("stream").toFile()).close();
        new RandomAccessFile(ELSEWHERE.resolve("database").toFile(), "rw").close();
        FileChannel.open(ELSEWHERE.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
        Files.readString(ELSEWHERE.resolve("written"));
        Files.writeString(Files.createTempFile("temporary", ".txt"), "text");
        Files.writeString(Path.of("in-the-working-directory.txt"), "text");
    }

    @Test
    void onlyReads() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("classes/as-built.txt", "r")) {
            file.read();
        }
        Files.readAllBytes(Path.of("classes/as-built.txt"));
        FileChannel.open(Path.of("classes/as-built.txt")).close();
    }

    @Nested
    class Fixture {

        @BeforeAll
        static void bind() throws IOException {
            new ServerSocket(48_734).close();
        }

        @Test
        void doesNothing() {}
    }
}
