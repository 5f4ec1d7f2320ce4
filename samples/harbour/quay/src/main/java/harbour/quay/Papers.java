package harbour.quay;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Papers that are kept in the working directory, where nobody clears them away. */
public final class Papers {

    private static final Path MANIFEST = Path.of("target", "manifest.txt");
    private static final Path BERTH = Path.of("target", "berth.txt");
    private static final Path RECEIPT = Path.of("target", "receipt.txt");

    private Papers() {}

    /** Writes the manifest, and returns what it says. */
    public static String declare(String cargo) throws IOException {
        Files.writeString(MANIFEST, cargo);
        return Files.readString(MANIFEST);
    }

    public static boolean isDeclared() {
        return Files.exists(MANIFEST);
    }

    /** Reserves the only berth. */
    public static Path reserve() throws IOException {
        return Files.createFile(BERTH);
    }

    /** Writes a receipt that replaces an older one. */
    public static Path receipt() throws IOException {
        return Files.writeString(RECEIPT, "paid");
    }

    /** Whether a file in this folder can be locked for a while, which only one process can do at a time. */
    public static boolean lock(Path folder) throws IOException, InterruptedException {
        Path file = folder.resolve("harbour-logbook.lock");
        try (FileChannel logbook = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = logbook.tryLock()) {
            Thread.sleep(80);
            return lock != null;
        }
    }
}
