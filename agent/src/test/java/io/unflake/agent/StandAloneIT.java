package io.unflake.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandAloneIT {

    @TempDir
    Path folder;

    @Test
    void strategies_are_active_in_the_whole_run_and_their_sites_are_written() throws Exception {
        String output =
                run("strategy=random.extreme:value=max;strategy=date.moment;strategy=locale.change;out=" + folder);

        assertThat(output.lines()).containsExactly("drawn 9", "drawn 9", "drawn 9", "year 3000", "lower 5 false");
        String sites = sites();
        assertThat(sites)
                .startsWith("{\"schema\":\"unflake/sites/1\"")
                .contains(
                        "\"api\":\"java.util.Random.nextInt(int)\",\"site\":\"subject.Main.main(Main.java:13)\",\"count\":3")
                .contains("java.time.Year.now()")
                .contains("java.lang.String.toLowerCase()")
                .doesNotContain("nanoTime");
    }

    @Test
    void strategies_for_jvm_settings_are_active_too() throws Exception {
        String output = run("strategy=environment.separator:separator=cr;out=" + folder);

        assertThat(output).contains("drawn ").contains("\rdrawn ").doesNotContain("\n");
    }

    private String sites() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            Path file = files.filter(
                            candidate -> candidate.getFileName().toString().matches("sites-\\d+\\.json"))
                    .findFirst()
                    .orElseThrow();
            return Files.readString(file);
        }
    }

    @Test
    void only_sites_of_active_strategies_are_written() throws Exception {
        run("strategy=date.moment;out=" + folder);
        assertThat(sites()).contains("java.time.Year.now()").doesNotContain("nextInt");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "nonsense | 'nonsense' is not one of strategy=",
                "strategy=nonsense | there is no strategy 'nonsense', but random.extreme",
                "strategy=time.fast:speed=2 | time.fast has no parameter 'speed'; it takes factor",
                "strategy=time.fast:factor=soon | 'soon' is not a value for factor: expected a number",
                "strategy=time.fast;strategy=time.slow | two strategies of the group time",
                "strategy=environment.heap | an agent cannot apply environment.heap; start the JVM with that setting instead",
                "config=/no/such/file | cannot read /no/such/file"
            })
    void invalid_arguments_are_reported_in_one_sentence_and_the_jvm_runs_on(String arguments, String sentence)
            throws Exception {
        List<String> lines = run(arguments).lines().toList();
        assertThat(lines.get(0)).startsWith("unflake: the agent is off: " + sentence);
        assertThat(lines.get(4)).startsWith("year 2");
        assertThat(lines).hasSize(6);
    }

    private static String run(String arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-javaagent:" + System.getProperty("unflake.agent") + "=" + arguments);
        command.addAll(List.of("-cp", Path.of("target", "test-classes").toString(), "subject.Main"));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).isZero();
        return output;
    }
}
