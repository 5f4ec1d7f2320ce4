package subject;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/** Accesses a file through many APIs, each a step of {@link Recorded}. */
final class Files {

    private static final Path FOLDER = Path.of(System.getProperty("java.io.tmpdir"));
    private static final Path TEXT = FOLDER.resolve("text.txt");
    private static final Path COPY = FOLDER.resolve("copy.txt");
    private static final File FILE = TEXT.toFile();

    private Files() {}

    /** Reads or queries the file. */
    static Map<String, Callable<?>> readers() {
        Map<String, Callable<?>> steps = new TreeMap<>();
        steps.put("File.exists", FILE::exists);
        steps.put("File.length", FILE::length);
        steps.put("File.canWrite", FILE::canWrite);
        steps.put("FileInputStream", () -> closed(new FileInputStream(FILE)));
        steps.put("RandomAccessFile to read", () -> closed(new RandomAccessFile(FILE, "r")));
        steps.put("Files.exists", () -> java.nio.file.Files.exists(TEXT));
        steps.put("Files.readString", () -> java.nio.file.Files.readString(TEXT));
        steps.put("Files.lines", () -> closed(java.nio.file.Files.lines(TEXT)));
        steps.put("Files.size", () -> java.nio.file.Files.size(TEXT));
        steps.put("Files.isReadable", () -> java.nio.file.Files.isReadable(TEXT));
        steps.put("Files.readAttributes", () -> java.nio.file.Files.readAttributes(TEXT, "size"));
        steps.put("FileChannel to read", () -> closed(FileChannel.open(TEXT)));
        steps.put("Files.copy from", () -> java.nio.file.Files.copy(TEXT, COPY, StandardCopyOption.REPLACE_EXISTING));
        return steps;
    }

    /** Overwrites or deletes the file. */
    static Map<String, Callable<?>> writers() {
        Map<String, Callable<?>> steps = new TreeMap<>();
        steps.put("FileOutputStream", () -> closed(new FileOutputStream(FILE)));
        steps.put("Files.writeString", () -> java.nio.file.Files.writeString(TEXT, "b"));
        steps.put(
                "FileChannel to write",
                () -> closed(FileChannel.open(
                        TEXT,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING)));
        steps.put("File.delete", FILE::delete);
        steps.put("Files.deleteIfExists", () -> java.nio.file.Files.deleteIfExists(TEXT));
        return steps;
    }

    /** Changes the file and may use its content. */
    static Map<String, Callable<?>> changers() {
        Map<String, Callable<?>> steps = new TreeMap<>();
        steps.put("append", () -> closed(new FileOutputStream(FILE, true)));
        steps.put("RandomAccessFile to write", () -> closed(new RandomAccessFile(FILE, "rw")));
        steps.put("Files.copy to", () -> java.nio.file.Files.copy(COPY, TEXT, StandardCopyOption.REPLACE_EXISTING));
        steps.put("File.setWritable", () -> FILE.setWritable(true));
        steps.put("File.createNewFile", FILE::createNewFile);
        return steps;
    }

    /** Creates the file that each step expects. */
    static void prepare() throws IOException {
        java.nio.file.Files.writeString(TEXT, "a");
        java.nio.file.Files.writeString(COPY, "a");
    }

    /** Changes only the permissions of the file. */
    static boolean close() {
        return FILE.setReadable(false, false);
    }

    /** Accesses a file in the working directory, whose directory then contains another file. */
    static int inWorkingFolder() throws IOException {
        Path folder = java.nio.file.Files.createDirectories(Path.of("target", "recorded"));
        java.nio.file.Files.writeString(folder.resolve("one.txt"), "1");
        return folder.toFile().list().length;
    }

    static boolean elsewhere() {
        return new File(System.getProperty("java.home"), "release").exists();
    }

    private static Object closed(AutoCloseable opened) throws Exception {
        opened.close();
        return opened;
    }
}
