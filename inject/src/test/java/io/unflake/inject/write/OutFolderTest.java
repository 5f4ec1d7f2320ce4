package io.unflake.inject.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.UserException;
import io.unflake.model.labels.Labels;
import io.unflake.model.score.Score;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutFolderTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void earlierSuite() throws IOException {
        Files.createFile(folder.resolve(Labels.FILE));
        Files.createFile(Files.createDirectory(folder.resolve(Labels.CLASSES)).resolve("CartTest.class"));
    }

    @Test
    void an_earlier_suite_is_replaced_and_its_scores_stay() throws IOException {
        Path inFolder = Files.createFile(
                Files.createDirectory(folder.resolve(Score.FOLDER)).resolve(Score.FILE));
        Path beside = Files.createFile(folder.resolve(Score.PAGE));

        new OutFolder(folder).prepare();

        assertThat(folder.resolve(Labels.FILE)).doesNotExist();
        assertThat(folder.resolve(Labels.CLASSES)).doesNotExist();
        assertThat(inFolder).exists();
        assertThat(beside).exists();
    }

    @Test
    void a_folder_with_other_files_is_refused() throws IOException {
        Path other = Files.createFile(folder.resolve("notes.txt"));

        assertThatThrownBy(() -> new OutFolder(folder).prepare())
                .isInstanceOf(UserException.class)
                .hasMessageContaining("has other files in it");
        assertThat(other).exists();
        assertThat(folder.resolve(Labels.FILE)).exists();
    }
}
