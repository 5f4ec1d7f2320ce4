package io.unflake.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares output with golden files; {@code -Dgolden.write=true} rewrites them, to be reviewed before they are committed. */
public final class Golden {

    private static final Path FOLDER = Path.of("src/test/resources/io/unflake/report");

    private Golden() {}

    public static void check(String name, String actual) {
        try {
            if (Boolean.getBoolean("golden.write")) {
                Files.createDirectories(FOLDER.resolve(name).getParent());
                Files.writeString(FOLDER.resolve(name), actual);
            }
            try (InputStream in = Golden.class.getResourceAsStream(name)) {
                assertThat(in).as(name).isNotNull();
                assertThat(actual).isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
