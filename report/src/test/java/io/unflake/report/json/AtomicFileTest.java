package io.unflake.report.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

    @TempDir
    Path folder;

    @Test
    void folders_are_created_and_no_other_file_remains() throws IOException {
        Path file = folder.resolve("a/b/findings.json");

        AtomicFile.write(file, "one");
        AtomicFile.write(file, "two");

        assertThat(file).hasContent("two");
        try (var files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void a_folder_that_is_not_writable_is_reported_with_a_remedy() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertThatThrownBy(() -> AtomicFile.write(file.resolve("findings.json"), ""))
                .isInstanceOfSatisfying(UserException.class, e -> {
                    assertThat(e).hasMessageStartingWith("cannot write " + file);
                    assertThat(e.remedy()).contains("--out");
                });
    }
}
