package io.unflake.inject.flaw;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

/** A test expects a file that only another test creates. */
public final class FileResource {

    static File file;

    private FileResource() {}

    static File file() throws IOException {
        if (file == null) {
            File created = File.createTempFile("resource", ".txt");
            delete(created);
            created.deleteOnExit();
            file = created;
        }
        return file;
    }

    /** Creates the file. */
    static void polluter() throws IOException {
        try (FileOutputStream out = new FileOutputStream(file())) {
            out.write(1);
        }
    }

    /** Deletes the file. */
    static void cleaner() throws IOException {
        delete(file());
    }

    static void delete(File resource) throws IOException {
        if (resource.exists() && !resource.delete()) {
            throw new IOException("cannot delete " + resource);
        }
    }

    /** Expects the file. */
    static void victim() throws IOException {
        if (!file().exists()) {
            throw new AssertionError("there is no file " + file);
        }
    }
}
