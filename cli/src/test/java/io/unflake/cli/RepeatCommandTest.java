package io.unflake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepeatCommandTest {

    private static final TestId TEST = TestId.parse("shop.Till$Nested#adds[2]");

    @TempDir
    Path folder;

    @Test
    void one_test_under_one_strategy() {
        DetectOptions options = new Session(folder).asks("--strategy", "time.fast", "--strategy", "random");

        assertThat(command(options, options.trials().get(0).treatment()))
                .isEqualTo("'/my tools/unflake' detect --project " + folder
                        + " --tests 'shop.Till$Nested#adds[2]' --strategy time.fast:factor=10.0 --out "
                        + folder.resolve("target/unflake/again"));
    }

    @Test
    void what_it_says_is_understood_again() throws IOException {
        Files.writeString(folder.resolve("own.yaml"), "");
        Session session = new Session(folder);
        DetectOptions options = session.asks(
                "--classpath",
                "a b:c",
                "--test-classes",
                "t",
                "--mode",
                "combined",
                "--config",
                "own.yaml",
                "--instrument",
                "x.*",
                "--test-timeout",
                "7s",
                "--java",
                "jdk",
                "--jvm-arg=-Xmx1g",
                "--jvm-arg=--add-opens=java.base/java.lang=ALL-UNNAMED");

        String command = command(options, options.trials().get(0).treatment());
        DetectOptions again = session.asks(words(command));

        assertThat(command).contains("detect @" + folder.resolve("target/unflake/project.args") + " --tests");

        assertThat(again.project()).isEqualTo(options.project());
        assertThat(again.trials()).isEqualTo(options.trials());
        assertThat(again.tests()).containsExactly(TEST.toString());
        assertThat(again.instrument()).isEqualTo(options.instrument());
        assertThat(again.testTimeout()).isEqualTo(options.testTimeout());
        assertThat(again.jvmArguments()).isEqualTo(options.jvmArguments()).hasSize(2);
        assertThat(again.java()).isEqualTo(options.java());
    }

    @Test
    void a_test_that_fails_by_itself_is_run_again_with_its_class() {
        DetectOptions options = new Session(folder).asks();

        assertThat(command(options, Treatment.NONE)).contains("--tests 'shop.Till$Nested' --mode rerun --runs 30");
    }

    private static String command(DetectOptions options, Treatment treatment) {
        return new RepeatCommand("/my tools/unflake", options).of(TEST, treatment);
    }

    /** What a shell makes of it, without program and command. */
    private static String[] words(String command) throws IOException {
        String rest = command.substring(command.indexOf(" detect ") + 8);
        Process shell = new ProcessBuilder("bash", "-c", "printf '%s\\n' " + rest).start();
        return new String(shell.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8).split("\n");
    }
}
