package io.unflake.inject.validate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file from which gates read their threshold. */
record Threshold(Path file) {

    void set(int tr) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, Integer.toString(tr));
    }
}
