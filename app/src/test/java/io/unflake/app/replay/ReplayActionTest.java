package io.unflake.app.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.ProjectOptions;
import io.unflake.model.UserException;
import io.unflake.report.console.Ink;
import io.unflake.report.console.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayActionTest {

    @TempDir
    Path folder;

    private ConsoleContext context;

    @BeforeEach
    void create() {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        context = new ConsoleContext(nowhere, nowhere, new Terminal(false, false, 100, Ink.PLAIN), folder);
    }

    @Test
    void debugging_and_repeating_exclude_each_other() {
        check(options("3f9c2a", 3, true), "--debug runs the test once", "Remove --times.");
    }

    @Test
    void a_number_of_times_below_1_is_refused() {
        check(options("3f9c2a", 0, false), "--times must be at least 1, but is 0", "Use 1 or more");
    }

    @Test
    void an_unknown_id_is_reported_with_the_folder() {
        check(options("3f9c2a", null, false), "there is no finding '3f9c2a' in " + folder, "Run detect first");
    }

    @Test
    void an_id_is_looked_up_in_the_output_folder_of_the_project() throws IOException {
        Path file = replayFile("shop/target/unflake/replays/3f9c2a.json");
        ReplayOptions options = new ReplayOptions("3f9", null, false, project(Path.of("shop")), null, false);

        assertThat(ReplayLocation.of(options, context))
                .isEqualTo(new ReplayLocation(file, folder.resolve("shop/target/unflake")));
    }

    @Test
    void a_file_belongs_to_the_folder_above_its_replays() throws IOException {
        Path file = replayFile("results/replays/3f9c2a.json");
        Files.writeString(folder.resolve("results/project.json"), "{}");

        assertThat(ReplayLocation.of(options("results/replays/3f9c2a.json", null, false), context))
                .isEqualTo(new ReplayLocation(file, folder.resolve("results")));
    }

    @Test
    void a_file_elsewhere_belongs_to_the_output_folder_of_the_project() throws IOException {
        Path file = replayFile("mail/replays/3f9c2a.json");
        ReplayOptions options =
                new ReplayOptions("mail/replays/3f9c2a.json", null, false, project(Path.of("shop")), null, false);

        assertThat(ReplayLocation.of(options, context))
                .isEqualTo(new ReplayLocation(file, folder.resolve("shop/target/unflake")));
    }

    private Path replayFile(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "{}");
    }

    private void check(ReplayOptions options, String sentence, String remedy) {
        ReplayAction action = new ReplayAction(new Distribution(folder, "unflake"), context);

        assertThatThrownBy(() -> action.run(options)).isInstanceOfSatisfying(UserException.class, e -> {
            assertThat(e).hasMessageContaining(sentence);
            assertThat(e.remedy()).contains(remedy);
        });
    }

    private static ReplayOptions options(String target, Integer times, boolean debug) {
        return new ReplayOptions(target, times, debug, project(null), null, false);
    }

    private static ProjectOptions project(Path folder) {
        return new ProjectOptions(folder, null, List.of(), List.of(), List.of(), null, List.of());
    }
}
