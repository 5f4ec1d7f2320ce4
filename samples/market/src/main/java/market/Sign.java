package market;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The sign that the stall is closed: a file that is deleted when the JVM ends. */
public final class Sign {

    private static final Path FILE = Path.of("target", "closed.txt");

    private Sign() {}

    public static void hangOut() {
        try {
            Files.writeString(FILE, "closed");
            FILE.toFile().deleteOnExit();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static boolean isOut() {
        return Files.exists(FILE);
    }

    public static void takeDown() {
        try {
            Files.deleteIfExists(FILE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
