package io.unflake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Verdict;
import io.unflake.report.json.FindingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DetectCommandTest {

    @TempDir
    Path folder;

    private Session session;

    @BeforeEach
    void open() {
        session = new Session(folder);
    }

    @Test
    void flaky_tests_make_it_exit_with_1() {
        assertThat(session.finding(flaky()).run("detect")).isEqualTo(1);
        assertThat(session.out()).contains("FLAKY    random  shop.SipTest#port").contains("1 flaky, 0 suspect");
    }

    @Test
    void no_fail_makes_it_exit_with_0() {
        assertThat(session.finding(flaky()).run("detect", "--no-fail")).isZero();
    }

    @Test
    void only_plausible_findings_count_if_asked_for() {
        session.finding(Session.findings(List.of(Session.implausible())));

        assertThat(session.run("detect", "--plausible")).isZero();
        assertThat(session.run("detect")).isEqualTo(1);
    }

    @Test
    void a_finding_of_unknown_plausibility_counts_as_plausible() {
        session.finding(Session.findings(List.of(Session.ofUnknownPlausibility())));

        assertThat(session.run("detect", "--plausible")).isEqualTo(1);
        assertThat(folder.resolve("target/unflake/findings.json"))
                .content()
                .contains("\"plausible\": null")
                .contains("\"margin\": null");
    }

    @Test
    void suspect_tests_alone_make_it_exit_with_0() {
        session.finding(Session.findings(List.of(Session.finding(Verdict.SUSPECT))));

        assertThat(session.run("detect")).isZero();
    }

    @Test
    void findings_json_is_written_to_the_target_folder_of_the_project() throws IOException {
        session.finding(flaky()).run("detect");

        FindingsFile file = FindingsFile.read(Files.readString(folder.resolve("target/unflake/findings.json")));
        assertThat(file.findings()).hasSize(1);
    }

    @Test
    void nothing_is_written_elsewhere_if_out_is_given() {
        session.run("detect", "--out", "results");

        assertThat(folder.resolve("results/findings.json")).exists();
        assertThat(folder.resolve("target")).doesNotExist();
    }

    @Test
    void json_is_the_file_and_nothing_else() {
        session.finding(flaky()).run("detect", "--json");

        assertThat(folder.resolve("target/unflake/findings.json")).hasContent(session.out());
        assertThat(session.err()).isEqualTo("exploring: 0/3 tests, 0:00\n");
    }

    @Test
    void what_was_left_out_is_continued_by_the_same_command_with_resume() {
        session.finding(Session.nothing().leavingOut("2 strategies were not tried on 3 tests"))
                .run("detect", "--budget", "5m", "--tests", "shop.*");

        String command = "cd " + folder + " && unflake detect --budget 5m --tests 'shop.*' --resume";
        assertThat(session.out()).endsWith("go on:   " + command + "\n");
        assertThat(folder.resolve("target/unflake/findings.json")).content().contains("\"resume\": \"" + command);
    }

    @Test
    void a_resumed_detection_is_continued_by_the_same_command() {
        session.finding(Session.nothing().leavingOut("something")).run("detect", "--resume");

        assertThat(session.out()).endsWith(" && unflake detect --resume\n");
    }

    @Test
    void progress_goes_to_standard_error() {
        session.finding(flaky()).run("detect");

        assertThat(session.err()).isEqualTo("exploring: 0/3 tests, 0:00\n");
    }

    @Test
    void verbose_shows_the_stack() {
        session.finding(flaky()).run("detect", "-v");

        assertThat(session.out()).contains("at shop.Sip.port(Sip.java:16)");
    }

    @Test
    void known_tests_are_compared() throws IOException {
        Files.writeString(folder.resolve("trace.txt"), "java.lang.Error: other\n\tat shop.Sip.port(Sip.java:16)\n");
        Files.writeString(folder.resolve("known.csv"), "test,traces\nshop.SipTest#port,trace.txt\n");

        session.finding(flaky()).run("detect", "--known", "known.csv");

        assertThat(session.out()).contains("precision 100.0 %, recall 100.0 % by name, recall 100.0 % by fingerprint");
        assertThat(folder.resolve("target/unflake/findings.json")).content().contains("\"known\": {");
    }

    @Test
    void bad_known_tests_are_reported_before_anything_runs() throws IOException {
        Files.writeString(folder.resolve("known.csv"), "nonsense\n");

        assertThat(session.run("detect", "--known", "known.csv")).isEqualTo(2);
        assertThat(session.plan()).isNull();
        assertThat(session.err()).contains("known.csv, line 1: 'nonsense' is not a test");
    }

    private static Findings flaky() {
        return Session.findings(List.of(Session.finding(Verdict.FLAKY)));
    }
}
