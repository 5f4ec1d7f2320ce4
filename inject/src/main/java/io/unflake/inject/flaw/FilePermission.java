package io.unflake.inject.flaw;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;

/** Tests share a file, and one of them makes it read-only. */
public final class FilePermission {

    static File file;

    private FilePermission() {}

    static File file() throws IOException {
        if (file == null) {
            File created = File.createTempFile("shared", ".txt");
            created.deleteOnExit();
            file = created;
        }
        return file;
    }

    static void polluter() throws IOException {
        if (!file().setWritable(false)) {
            throw new IOException("cannot make " + file + " read-only");
        }
    }

    static void cleaner() throws IOException {
        if (!file().setWritable(true)) {
            throw new IOException("cannot make " + file + " writable");
        }
    }

    static void victim() throws IOException {
        if (!isWritable(file())) {
            throw new IOException(file + " (Permission denied)");
        }
        try (FileOutputStream out = new FileOutputStream(file())) {
            out.write(1);
        }
    }

    /** Asks for the permission itself, since the administrator may write to any file. */
    static boolean isWritable(File shared) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(shared.toPath(), PosixFileAttributeView.class);
        return view == null
                ? shared.canWrite()
                : view.readAttributes().permissions().contains(PosixFilePermission.OWNER_WRITE);
    }
}
