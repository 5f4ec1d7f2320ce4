package io.unflake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.finding.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportCommandTest {

    @TempDir
    Path folder;

    private Session session;

    @BeforeEach
    void open() {
        session = new Session(folder);
    }

    private String detected(Verdict verdict, String project) {
        Session detection = new Session(folder).finding(Session.findings(List.of(Session.finding(verdict))));
        detection.run("detect", "--project", project);
        return detection.out();
    }

    @Test
    void the_findings_of_the_current_folder_are_printed_as_detect_did() {
        String printed = detected(Verdict.FLAKY, ".");

        assertThat(session.run("report")).isEqualTo(1);
        assertThat(session.out()).isEqualTo(printed).contains("FLAKY    random  shop.SipTest#port");
        assertThat(session.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop", "shop/target/unflake", "--project=shop", "--out=shop/target/unflake"})
    void a_folder_is_a_project_or_an_output_folder(String where) throws IOException {
        Files.createDirectories(folder.resolve("shop"));
        String printed = detected(Verdict.FLAKY, "shop");

        assertThat(session.run("report", where)).isEqualTo(1);
        assertThat(session.out()).isEqualTo(printed);
    }

    @Test
    void json_is_the_file() {
        detected(Verdict.FLAKY, ".");

        session.run("report", "--json");

        assertThat(folder.resolve("target/unflake/findings.json")).hasContent(session.out());
    }

    @Test
    void verbose_shows_the_stack() {
        detected(Verdict.FLAKY, ".");

        session.run("report", "-v");

        assertThat(session.out()).contains("at shop.Sip.port(Sip.java:16)");
    }

    @Test
    void suspects_and_no_fail_make_it_exit_with_0() {
        detected(Verdict.FLAKY, ".");
        assertThat(session.run("report", "--no-fail")).isZero();

        detected(Verdict.SUSPECT, ".");
        assertThat(session.run("report")).isZero();
    }

    @Test
    void without_findings_it_says_what_to_do() {
        assertThat(session.run("report")).isEqualTo(2);
        assertThat(session.err())
                .isEqualTo("unflake: there are no findings in " + folder.resolve("target/unflake")
                        + ".\nRun detect first, or name the folder that it wrote to.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no json", "{\"schema\": \"unflake/findings/9\"}"})
    void a_file_that_cannot_be_read_is_a_mistake_of_the_user(String content) throws IOException {
        Files.writeString(folder.resolve("findings.json"), content);

        assertThat(session.run("report", ".")).isEqualTo(2);
        assertThat(session.err())
                .startsWith("unflake: the findings in " + folder.resolve("findings.json"))
                .contains("cannot be read: ")
                .doesNotContain("Exception");
    }

    @Test
    void a_folder_and_a_project_are_one_too_many() {
        assertThat(session.run("report", "a", "--project", "b")).isEqualTo(2);
        assertThat(session.err()).contains("Give one of them.");
    }
}
