package nasty;

import java.io.OutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class OutputTest {

    @Test
    void floods() {
        String line = "x".repeat(999);
        for (int i = 0; i < 20_000; i++) {
            System.out.println(line);
        }
    }

    @Test
    void printsBinary() {
        byte[] bytes = new byte[1 << 16];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31);
        }
        System.out.write(bytes, 0, bytes.length);
        System.err.write(bytes, 0, bytes.length);
    }

    @Test
    void replaces() {
        System.setOut(new PrintStream(new OutputStream() {
            @Override
            public void write(int b) {
                throw new IllegalStateException("nobody prints here");
            }
        }));
        System.setErr(System.out);
        System.setIn(null);
    }

    @Test
    void closes() {
        System.out.close();
        System.err.close();
    }

    @Test
    void isHealthy() {}
}
