package io.unflake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MistakesTest {

    @TempDir
    Path folder;

    private Session session;

    @BeforeEach
    void open() {
        session = new Session(folder);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "detcet | there is no command 'detcet' | Did you mean 'detect'?",
                "detect --projcet x | unknown option '--projcet' | Did you mean '--project'?",
                "detect x | unexpected argument 'x' | Did you mean '--project x'? Try 'unflake detect --help'.",
                "detect --project | Missing required parameter for option '--project' | Try 'unflake detect --help'.",
                "detect --jobs many | Invalid value for option '--jobs': 'many' is not an int | Try",
                "detect --jobs 0 | --jobs must be at least 1, but is 0 | Use 1 or more",
                "detect --budget 5 | '5' has no unit: write 5s or 5m | Try",
                "detect --budget soon | 'soon' is not a duration | Try",
                "detect --budget 0s | '0s' is not a positive duration | Try",
                "detect --mode all | 'all' is not a mode: expected single, combined, both or rerun | Try",
                "detect --runs 5 | --runs has no effect without --mode rerun | Add --mode rerun",
                "detect --mode rerun --strategy time | --mode rerun perturbs nothing | Remove one",
                "detect --test-classes t | --sources need --classpath | Add --classpath CP",
                "detect --strategy tme.fast | there is no strategy 'tme.fast' | Did you mean 'time.fast'?",
                "detect --strategy time.fast:factor=x | 'x' is not a value for factor | strategies",
                "detect --mode combined --strategy time.fast --strategy time.slow | are both of group time | --mode single",
                "detect --plugin gone.jar | there is no plugin | --plugin JAR",
                "detect --config gone.yaml | cannot read | Check the path",
                "detect --known gone.csv | cannot read the known tests | --known",
                "explain | Missing required parameter | Try 'unflake explain --help'.",
                "explain shop.CartTest# | 'shop.CartTest#' is not a test | Name a test such as shop.TillTest#closes.",
                "explain 3f9c2a | there is no finding '3f9c2a' | Run detect first",
                "explain 3f9c2a --polluter a.B#c | --polluter needs a test | Name the test as Class#method",
                "explain a.B#c --top 0 | --top must be at least 1, but is 0 | Use 1 or more",
                "score --detector unflake | Missing required option: '--suite=DIR' | Try 'unflake score --help'.",
                "score --suite gone --detector unflake | there is no labels.json in | Name a folder that 'unflake inject'",
                "score --suite gone --detector idflakies | there is no detector 'idflakies' | Use unflake, surefire-rerun",
                "score --suite gone --detector nondex --tr 0 | --tr must be above 0 and at most 1, but is 0.0 | --tr 0.1",
                "score --suite gone --detector nondex --tr x | Invalid value for option '--tr' | Try",
                "score --suite gone --detector nondex --k -1 | --k must be at least 0, but is -1 | Use 0 or more",
                "score --suite gone --detector nondex --reruns 0 | --reruns must be at least 1 | Use 1 or more",
                "strategies --jsn | unknown option '--jsn' | Did you mean '--json'?"
            })
    void each_is_reported_with_a_sentence_a_remedy_and_exit_code_2(String line, String sentence, String remedy) {
        assertThat(session.run(line.split(" "))).isEqualTo(2);

        assertThat(session.err()).startsWith("unflake: ").contains(sentence).contains(remedy);
        assertThat(session.err()).doesNotContain("Exception").doesNotContain("\tat ");
        assertThat(session.err().lines()).hasSizeLessThanOrEqualTo(3);
        assertThat(session.plan()).isNull();
        assertThat(session.out()).isEmpty();
    }

    @Test
    void a_mistake_in_the_projects_file_is_named_with_its_line() throws IOException {
        Files.writeString(folder.resolve("unflake.yaml"), "jobs: 2\nbugdet: 3m\n");

        assertThat(session.run("detect")).isEqualTo(2);
        assertThat(session.err())
                .isEqualTo("unflake: " + folder + "/unflake.yaml, line 2: unknown key 'bugdet'.\n"
                        + "Did you mean 'budget'? Known here: budget, exclude, instrument, jobs, minimise-budget, no-instrument,"
                        + " plausible, plugin, strategies, strategy, test-timeout.\n");
    }

    @Test
    void a_project_that_does_not_build_exits_with_3_and_shows_the_errors() {
        session.failing(UserException.project("the project does not compile", "Make `mvn test-compile` succeed.")
                .showing(List.of("A.java:[1,2] \u001b[31m;")));

        assertThat(session.run("detect")).isEqualTo(3);
        assertThat(session.err()).isEqualTo("""
                        unflake: the project does not compile.
                          A.java:[1,2] \\u001b[31m;
                        Make `mvn test-compile` succeed.
                        """);
    }

    @Test
    void a_problem_of_the_project_exits_with_3() {
        assertThat(session.failing(UserException.project("no", "do")).run("detect"))
                .isEqualTo(3);
    }

    @Test
    void a_bug_is_reported_with_environment_stack_and_file() {
        session.failing(new IllegalStateException("impossible"));

        assertThat(session.run("detect")).isEqualTo(4);
        assertThat(session.err())
                .contains("a bug in Unflake")
                .contains("Java " + System.getProperty("java.version"))
                .contains("java.lang.IllegalStateException: impossible")
                .contains("\tat io.unflake.cli.")
                .contains("also in ");
        String file = session.err().replaceAll("(?s).*also in (\\S+)\\.\n", "$1");
        assertThat(Path.of(file)).content().contains("impossible");
        assertThat(Path.of(file).toFile().delete()).isTrue();
    }

    @Test
    void an_output_folder_that_is_not_writable_is_reported() throws IOException {
        Files.writeString(folder.resolve("file"), "");

        assertThat(session.run("detect", "--out", "file")).isEqualTo(2);
        assertThat(session.err()).contains("cannot write").contains("--out");
    }
}
