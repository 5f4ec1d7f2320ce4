package pantry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;

/** A safe whose key is in a file that only its owner may read, as with the keys of SSH. */
public final class Safe {

    private static final Path KEY = Path.of("target", "safe.key");

    private Safe() {}

    /** Writes the key unless it exists. */
    public static Path key() throws IOException {
        if (!Files.exists(KEY)) {
            Files.createFile(
                    KEY, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            Files.writeString(KEY, "4711");
            KEY.toFile().deleteOnExit();
        }
        return KEY;
    }

    public static boolean open() {
        try {
            if (Files.getPosixFilePermissions(key()).contains(PosixFilePermission.OTHERS_READ)) {
                throw new IllegalStateException("Permissions of " + KEY + " are too open");
            }
            return Files.readString(KEY).equals("4711");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void share() {
        try {
            Files.setPosixFilePermissions(key(), PosixFilePermissions.fromString("rw-r--r--"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
