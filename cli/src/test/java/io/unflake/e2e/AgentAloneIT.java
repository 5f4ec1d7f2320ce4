package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The agent in a runner other than the worker. */
class AgentAloneIT {

    @TempDir
    Path folder;

    @Test
    void it_perturbs_the_whole_run_and_writes_the_sites() throws Exception {
        Path sites = folder.resolve("sites");

        String printed = run("strategy=random.extreme;out=" + sites);

        assertThat(printed).isEqualTo("failed rollsAnything()\npassed 1\n");
        try (Stream<Path> files = Files.list(sites)) {
            assertThat(files.toList())
                    .singleElement()
                    .satisfies(file -> assertThat(file)
                            .content()
                            .contains(
                                    "unflake/sites/1",
                                    "random.extreme",
                                    "alone.DiceTest.rollsAnything(DiceTest.java:12)")
                            .doesNotContain("rollsTheSameAgain"));
        }
    }

    @Test
    void an_unknown_strategy_is_reported_and_perturbs_nothing() throws Exception {
        assertThat(run("strategy=random.extrem;out=" + folder))
                .contains("there is no strategy 'random.extrem'")
                .endsWith("passed 2\n");
    }

    private String run(String arguments) throws IOException, InterruptedException {
        Subject subject = Subject.compile("alone", folder);
        Path agent = Unflake.HOME.resolve("runtime/unflake-agent.jar");
        Process process = new ProcessBuilder(List.of(
                        Unflake.java().toString(),
                        "-javaagent:" + agent + "=" + arguments,
                        "-cp",
                        subject.classpath(),
                        "alone.RunTests"))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed;
    }
}
