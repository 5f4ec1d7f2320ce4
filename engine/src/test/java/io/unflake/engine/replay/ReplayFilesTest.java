package io.unflake.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.InstrumentOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayFilesTest {

    @TempDir
    Path out;

    private ReplayFiles files;

    @BeforeEach
    void write() throws Exception {
        files = new ReplayFiles(out);
        Files.createDirectories(out.resolve("replays"));
        for (String id : new String[] {"3f9c2a", "3f1111", "81be07"}) {
            Files.writeString(files.file(id), "{}");
        }
    }

    @Test
    void finds_a_replay_by_an_unambiguous_prefix() {
        assertThat(files.find("81be07")).isEqualTo(files.file("81be07"));
        assertThat(files.find("8")).isEqualTo(files.file("81be07"));
    }

    @Test
    void lists_the_existing_ids_if_an_id_is_unknown_or_ambiguous() {
        assertThatThrownBy(() -> files.find("aa")).isInstanceOfSatisfying(UserException.class, e -> {
            assertThat(e.getMessage()).startsWith("there is no finding 'aa' in ");
            assertThat(e.remedy()).isEqualTo("It has 3f1111, 3f9c2a, 81be07.");
        });
        assertThatThrownBy(() -> files.find("3f"))
                .isInstanceOf(UserException.class)
                .hasMessage("'3f' is ambiguous: it may be 3f1111, 3f9c2a");
    }

    @Test
    void suggests_running_detect_if_there_are_no_findings() {
        assertThatThrownBy(() -> new ReplayFiles(out.resolve("nowhere")).find("3f"))
                .isInstanceOfSatisfying(
                        UserException.class, e -> assertThat(e.remedy()).startsWith("Run detect first"));
    }

    @Test
    void explains_in_one_sentence_why_a_file_is_unusable() {
        assertThatThrownBy(() -> ReplayFiles.read(files.file("3f9c2a")))
                .isInstanceOf(UserException.class)
                .hasMessageEndingWith("cannot be used: it is not a replay file");
        assertThatThrownBy(() -> ReplayFiles.read(out.resolve("none.json")))
                .isInstanceOf(UserException.class)
                .hasMessageEndingWith("cannot be read");
    }

    @Test
    void a_replay_of_another_version_of_the_project_does_not_count() {
        Replay.Digests version = new Replay.Digests("c", "d");
        files.write(new Replay(
                Replay.SCHEMA,
                "abc123",
                "shop",
                "a.T#t",
                List.of("a.T#t"),
                Treatment.NONE,
                new Replay.Limits(1, 1),
                List.of(),
                InstrumentOptions.DEFAULT,
                version,
                new Replay.Expected("E", "", "f", List.of())));

        assertThat(files.has("abc123", version)).isTrue();
        assertThat(files.has("abc123", new Replay.Digests("x", "d"))).isFalse();
        assertThat(files.has("3f9c2a", version)).as("not a replay").isFalse();
        assertThat(files.has("none", version)).isFalse();
    }
}
