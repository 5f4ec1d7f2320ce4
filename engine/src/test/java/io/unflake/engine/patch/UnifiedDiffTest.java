package io.unflake.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.engine.process.ShortCommand;
import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnifiedDiffTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\nb\nc\n",
                "a\nb\nc",
                "b",
                "a\r\nb\r\nc\r\n",
                "a\r\nb",
                "ä\nb\n€\n",
                "1\n2\n3\n4\nb\n6\n7\n8\n9\n"
            })
    void git_applies_the_patch(String original) throws IOException {
        String revised = original.replace("b", "new\nb");
        Path file = Files.createDirectories(folder.resolve("some folder")).resolve("A.java");
        Files.writeString(file, original);
        Path patch = folder.resolve("a.diff");
        Files.writeString(patch, UnifiedDiff.of("some folder/A.java", original, revised));
        GitRoot root = new GitRoot(folder);

        assertThat(root.accepts(patch)).isTrue();
        assertThat(ShortCommand.run(folder, List.of("sh", "-c", root.command(patch))))
                .isPresent();
        assertThat(file).content().isEqualTo(revised);
        assertThat(root.accepts(patch)).isFalse();
    }

    @Test
    void a_machine_without_git_gets_a_sentence_and_a_remedy() {
        GitRoot.checkGit();

        assertThatThrownBy(() -> GitRoot.check("no-such-git"))
                .isInstanceOf(UserException.class)
                .hasMessage("Git is needed to check patches, but the command 'no-such-git' cannot be run")
                .extracting("remedy")
                .isEqualTo("Install Git, or add its folder to PATH.");
    }

    @Test
    void the_root_of_a_repository_is_found_from_a_folder_in_it() throws IOException {
        Path project = Files.createDirectories(folder.resolve("repository/shop"));
        ShortCommand.run(folder.resolve("repository"), List.of("git", "init"));

        GitRoot root = GitRoot.of(project);

        assertThat(root.folder().toRealPath())
                .isEqualTo(folder.resolve("repository").toRealPath());
        Path source = Files.createFile(project.resolve("A.java"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), project);
        assertThat(root.relative(source)).isEqualTo("shop/A.java");
        assertThat(root.relative(link.resolve("A.java"))).isEqualTo("shop/A.java");
    }
}
