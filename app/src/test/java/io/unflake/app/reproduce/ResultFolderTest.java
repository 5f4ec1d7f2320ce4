package io.unflake.app.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFolderTest {

    @TempDir
    private Path usual;

    @Test
    void results_are_in_the_usual_folder_and_keep_the_findings_that_are_read() throws IOException {
        Path findings = findings();

        assertThat(ResultFolder.of(null, usual, null)).isEqualTo(usual);
        assertThat(ResultFolder.of(null, usual, findings)).isEqualTo(usual.resolve("reproduce"));
    }

    @Test
    void the_folder_of_the_user_is_used_unless_the_findings_that_are_read_are_there() throws IOException {
        Path findings = findings();
        Path other = usual.resolve("other");

        assertThat(ResultFolder.of(other, usual, findings)).isEqualTo(other);
        assertThat(ResultFolder.of(usual, usual, null)).isEqualTo(usual);
        assertThatThrownBy(() -> ResultFolder.of(usual, usual, findings))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("would overwrite");
    }

    private Path findings() throws IOException {
        return Files.writeString(usual.resolve("findings.json"), "{}");
    }
}
