package io.unflake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.cli.ProjectChoice.ClasspathProject;
import io.unflake.cli.ProjectChoice.MavenProject;
import io.unflake.engine.config.Mode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DetectOptionsTest {

    @TempDir
    Path folder;

    private Session session;

    @BeforeEach
    void open() {
        session = new Session(folder);
    }

    @Test
    void without_options_there_are_good_defaults() {
        DetectOptions options = session.asks();

        assertThat(options.project()).isEqualTo(new MavenProject(folder));
        assertThat(options.out()).isEqualTo(folder.resolve("target/unflake"));
        assertThat(options.mode()).isEqualTo(Mode.SINGLE);
        assertThat(options.trials()).hasSize(28);
        assertThat(options.jobs()).isEqualTo(Runtime.getRuntime().availableProcessors());
        assertThat(options.budget()).isNull();
        assertThat(options.java()).isNull();
        assertThat(options.resume()).isFalse();
    }

    @Test
    void every_option_is_understood() throws IOException {
        Files.createDirectories(folder.resolve("shop"));
        DetectOptions options = session.asks(
                "--project",
                "shop",
                "--java",
                "jdk",
                "--jvm-arg",
                "-Xmx1g",
                "--jvm-arg=--add-opens=java.base/java.io=ALL-UNNAMED",
                "--out",
                "o",
                "--tests",
                "A",
                "--tests",
                "B#c",
                "--exclude",
                "D",
                "--mode",
                "both",
                "--strategy",
                "time.fast:factor=3",
                "--strategy",
                "random.cycle",
                "--instrument",
                "x.*",
                "--no-instrument",
                "y.*",
                "--jobs",
                "3",
                "--budget",
                "10m",
                "--test-timeout",
                "5s",
                "--seed",
                "7",
                "--resume");

        assertThat(options.project()).isEqualTo(new MavenProject(folder.resolve("shop")));
        assertThat(options.java()).isEqualTo(folder.resolve("jdk"));
        assertThat(options.jvmArguments()).containsExactly("-Xmx1g", "--add-opens=java.base/java.io=ALL-UNNAMED");
        assertThat(options.out()).isEqualTo(folder.resolve("o"));
        assertThat(options.tests()).containsExactly("A", "B#c");
        assertThat(options.exclude()).containsExactly("D");
        assertThat(options.trials())
                .extracting(trial -> trial.treatment().toString())
                .containsExactly("time.fast:factor=3.0", "random.cycle", "random.cycle + time.fast:factor=3.0");
        assertThat(options.instrument()).containsExactly("x.*");
        assertThat(options.noInstrument()).containsExactly("y.*");
        assertThat(options.jobs()).isEqualTo(3);
        assertThat(options.budget()).isEqualTo(Duration.ofMinutes(10));
        assertThat(options.testTimeout()).isEqualTo(Duration.ofSeconds(5));
        assertThat(options.seed()).isEqualTo(7);
        assertThat(options.resume()).isTrue();
    }

    @Test
    void a_class_path_names_a_project_of_another_build_tool() {
        DetectOptions options = session.asks(
                "--classpath",
                "lib/*" + File.pathSeparator + "out",
                "--test-classes",
                "t1",
                "t2",
                "--classes",
                "main",
                "--sources",
                "src");

        assertThat(options.project())
                .isEqualTo(new ClasspathProject(
                        folder,
                        List.of(
                                folder.resolve("lib") + "/*",
                                folder.resolve("out").toString()),
                        List.of(folder.resolve("t1"), folder.resolve("t2")),
                        List.of(folder.resolve("main")),
                        List.of(folder.resolve("src"))));
    }

    @Test
    void rerun_tries_nothing() {
        DetectOptions options = session.asks("--mode", "rerun", "--runs", "50");

        assertThat(options.trials()).isEmpty();
        assertThat(options.runs()).isEqualTo(50);
    }

    @Test
    void the_file_of_the_project_has_defaults_and_the_command_line_wins() throws IOException {
        Files.writeString(folder.resolve("unflake.yaml"), """
                strategies: [{name: disk.full, target: java.io.File.getFreeSpace(), returns: 0}]
                strategy: [disk.full, random]
                exclude: Slow
                jobs: 5
                budget: 3m
                """);

        DetectOptions fromFile = session.asks("--exclude", "Ugly");
        assertThat(fromFile.trials()).hasSize(4);
        assertThat(fromFile.exclude()).containsExactly("Slow", "Ugly");
        assertThat(fromFile.jobs()).isEqualTo(5);
        assertThat(fromFile.budget()).isEqualTo(Duration.ofMinutes(3));
        assertThat(fromFile.rules()).hasSize(1);

        DetectOptions fromLine = session.asks("--strategy", "disk", "--jobs", "2", "--budget", "1m");
        assertThat(fromLine.trials()).hasSize(1);
        assertThat(fromLine.jobs()).isEqualTo(2);
        assertThat(fromLine.budget()).isEqualTo(Duration.ofMinutes(1));
    }

    @Test
    void another_file_may_be_named() throws IOException {
        Files.writeString(folder.resolve("own.yaml"), "jobs: 9\n");
        Files.writeString(folder.resolve("unflake.yaml"), "nonsense: x\n");

        assertThat(session.asks("--config", "own.yaml").jobs()).isEqualTo(9);
    }
}
