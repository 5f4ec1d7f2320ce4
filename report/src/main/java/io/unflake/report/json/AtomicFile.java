package io.unflake.report.json;

import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file completely or not at all. */
public final class AtomicFile {

    private AtomicFile() {}

    public static void write(Path file, String text) {
        Path absolute = file.toAbsolutePath();
        try {
            Files.createDirectories(absolute.getParent());
            Path temporary = absolute.resolveSibling(
                    "." + absolute.getFileName() + "." + ProcessHandle.current().pid());
            try {
                Files.writeString(temporary, text);
                move(temporary, absolute);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException e) {
            throw UserException.wrongUse(
                            "cannot write " + file + ": " + reason(e),
                            "Free some space, or choose another folder with --out.")
                    .because(e);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String reason(IOException e) {
        if (e instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return e.getClass() == IOException.class ? e.getMessage() : e.getClass().getSimpleName();
    }
}
