package io.unflake.app.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.InstrumentOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayLocationTest {

    private static final String COMMAND = "-XX:OnOutOfMemoryError=rm -rf /";

    @TempDir
    Path folder;

    private ReplayLocation replay(String name, List<String> jvmArguments, List<String> plugins) throws IOException {
        Replay replay = new Replay(
                Replay.SCHEMA,
                "3f9c2a",
                "shop",
                "a.T#t",
                List.of("a.T#t"),
                Treatment.NONE,
                new Replay.Limits(1, 1),
                jvmArguments,
                new InstrumentOptions(List.of(), List.of(), List.of(), plugins),
                new Replay.Digests("c", "d"),
                new Replay.Expected("E", "", "f", List.of()));
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, replay.write());
        return new ReplayLocation(file, folder);
    }

    @Test
    void a_file_that_was_sent_alone_must_not_bring_code() throws IOException {
        ReplayLocation arguments = replay("mail/3f9c2a.json", List.of("-Xmx1g", COMMAND), List.of());
        ReplayLocation plugin = replay("replays/3f9c2a.json", List.of(), List.of("evil.jar"));

        assertThatThrownBy(() -> arguments.read(List.of("-Xmx1g")))
                .hasMessageEndingWith("brings its own JVM arguments, which can run any code: " + COMMAND)
                .isInstanceOfSatisfying(
                        UserException.class, e -> assertThat(e.remedy()).contains("--jvm-arg"));
        assertThatThrownBy(() -> plugin.read(List.of())).hasMessageEndingWith("which can run any code: evil.jar");
        assertThat(arguments.read(List.of("-Xmx1g", COMMAND)).jvmArguments()).hasSize(2);
    }

    @Test
    void a_file_without_code_may_come_from_anywhere() throws IOException {
        assertThat(replay("mail/3f9c2a.json", List.of(), List.of())
                        .read(List.of())
                        .id())
                .isEqualTo("3f9c2a");
    }

    @Test
    void a_file_in_an_output_folder_was_written_with_the_options_of_its_detection() throws IOException {
        ReplayLocation own = replay("out/replays/3f9c2a.json", List.of(COMMAND), List.of("own.jar"));
        Files.createFile(folder.resolve("out/project.json"));

        assertThat(own.read(List.of()).jvmArguments()).containsExactly(COMMAND);
    }
}
