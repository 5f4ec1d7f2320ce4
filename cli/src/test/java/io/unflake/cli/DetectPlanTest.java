package io.unflake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.app.detect.DetectPlan;
import io.unflake.app.project.ProjectChoice.ClasspathProject;
import io.unflake.app.project.ProjectChoice.MavenProject;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DetectPlanTest {

    @TempDir
    Path folder;

    private Session session;

    @BeforeEach
    void open() {
        session = new Session(folder);
    }

    @Test
    void without_options_defaults_apply() {
        DetectPlan plan = session.planOf();

        assertThat(plan.project().choice()).isEqualTo(new MavenProject(folder.toString()));
        assertThat(plan.output().folder()).isEqualTo(folder.resolve("target/unflake"));
        assertThat(plan.search().trials()).hasSize(29);
        assertThat(plan.limits().jobs()).isEqualTo(Runtime.getRuntime().availableProcessors());
        assertThat(plan.limits().budget()).isNull();
        assertThat(plan.limits().thorough()).isFalse();
        assertThat(plan.project().java()).isNull();
        assertThat(plan.output().resume()).isFalse();
    }

    @Test
    void every_option_is_part_of_the_plan() throws IOException {
        Files.createDirectories(folder.resolve("shop"));
        DetectPlan plan = session.planOf(
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
                "--strategy",
                "order.random",
                "--seed",
                "7",
                "--thorough",
                "--resume");

        assertThat(plan.project().choice())
                .isEqualTo(new MavenProject(folder.resolve("shop").toString()));
        assertThat(plan.project().java()).isEqualTo(folder.resolve("jdk"));
        assertThat(plan.project().jvmArguments())
                .containsExactly("-Xmx1g", "--add-opens=java.base/java.io=ALL-UNNAMED");
        assertThat(plan.output().folder()).isEqualTo(folder.resolve("o"));
        assertThat(plan.selection().tests()).containsExactly("A", "B#c");
        assertThat(plan.selection().exclude()).containsExactly("D");
        assertThat(plan.search().trials())
                .extracting(trial -> trial.treatment().toString())
                .containsExactly(
                        "time.fast:factor=3.0",
                        "random.cycle",
                        "order.random:seed=7",
                        "random.cycle + time.fast:factor=3.0 + order.random:seed=7");
        assertThat(plan.instrument().include()).containsExactly("x.*");
        assertThat(plan.instrument().exclude()).containsExactly("y.*");
        assertThat(plan.limits().jobs()).isEqualTo(3);
        assertThat(plan.limits().budget()).isEqualTo(Duration.ofMinutes(10));
        assertThat(plan.limits().thorough()).isTrue();
        assertThat(plan.limits().testTimeout()).isEqualTo(Duration.ofSeconds(5));
        assertThat(plan.output().resume()).isTrue();
    }

    @Test
    void a_class_path_names_a_project_without_maven() {
        DetectPlan plan = session.planOf(
                "--classpath",
                "lib/*" + File.pathSeparator + "out",
                "--test-classes",
                "t1",
                "t2",
                "--classes",
                "main",
                "--sources",
                "src");

        assertThat(plan.project().choice())
                .isEqualTo(new ClasspathProject(
                        folder.toString(),
                        List.of(
                                folder.resolve("lib") + "/*",
                                folder.resolve("out").toString()),
                        List.of(
                                folder.resolve("t1").toString(),
                                folder.resolve("t2").toString()),
                        List.of(folder.resolve("main").toString()),
                        List.of(folder.resolve("src").toString())));
    }

    @Test
    void rerun_tries_no_strategy() {
        DetectPlan plan = session.planOf("--mode", "rerun", "--runs", "50");

        assertThat(plan.search().trials()).isEmpty();
        assertThat(plan.search().reruns()).isEqualTo(50);
    }

    @Test
    void options_win_over_the_configuration_of_the_project() throws IOException {
        Files.writeString(folder.resolve("unflake.yaml"), """
                strategies: [{name: disk.full, target: java.io.File.getFreeSpace(), returns: 0}]
                strategy: [disk.full, random]
                exclude: Slow
                jobs: 5
                budget: 3m
                """);

        DetectPlan fromFile = session.planOf("--exclude", "Ugly");
        assertThat(fromFile.search().trials()).hasSize(4);
        assertThat(fromFile.selection().exclude()).containsExactly("Slow", "Ugly");
        assertThat(fromFile.limits().jobs()).isEqualTo(5);
        assertThat(fromFile.limits().budget()).isEqualTo(Duration.ofMinutes(3));
        assertThat(fromFile.instrument().rules()).hasSize(1);

        DetectPlan fromLine = session.planOf("--strategy", "disk", "--jobs", "2", "--budget", "1m");
        assertThat(fromLine.search().trials()).hasSize(1);
        assertThat(fromLine.limits().jobs()).isEqualTo(2);
        assertThat(fromLine.limits().budget()).isEqualTo(Duration.ofMinutes(1));
    }

    @Test
    void another_configuration_file_can_be_given() throws IOException {
        Files.writeString(folder.resolve("own.yaml"), "jobs: 9\n");
        Files.writeString(folder.resolve("unflake.yaml"), "nonsense: x\n");

        assertThat(session.planOf("--config", "own.yaml").limits().jobs()).isEqualTo(9);
    }
}
