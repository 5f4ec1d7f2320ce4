package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.sanitise.spi.Assumption;
import io.unflake.sanitise.spi.NetworkExceptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import subject.Launch;
import subject.Lookup;
import subject.LostExceptions;
import subject.Magic;
import subject.NeverRun;
import subject.Odd;
import subject.Offline;

/** Runs test classes in a JVM of their own, from the settings to the reports. */
class WholeRunTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void add_an_assumption() throws IOException {
        provide(Assumption.class, Magic.class.getName());
    }

    private Path services() {
        return folder.resolve("services");
    }

    private void provide(Class<?> service, String provider) throws IOException {
        Path file = services().resolve("META-INF/services").resolve(service.getName());
        Files.createDirectories(file.getParent());
        Files.writeString(file, provider);
    }

    private Path history() throws IOException {
        return Files.createDirectories(folder.resolve("target/unflake")).resolve("sanitise-history.tsv");
    }

    private static String entry(String test, String reason, String owner, LocalDate until) {
        return "- test: %s\n  reason: %s\n  owner: %s\n  until: %s\n".formatted(test, reason, owner, until);
    }

    private void quarantine(String... entries) throws IOException {
        Files.writeString(folder.resolve("unflake-quarantine.yaml"), String.join("", entries));
    }

    private String run(String... settings) throws Exception {
        return run(List.of(NeverRun.class, Offline.class), settings);
    }

    private String run(List<Class<?>> tests, String... settings) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(settings));
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path") + java.io.File.pathSeparator + services(),
                Launch.class.getName()));
        tests.forEach(test -> command.add(test.getName()));
        Path out = folder.resolve("out.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor()).isZero();
        return Files.readString(out);
    }

    private String report(String type) throws IOException {
        return Files.readString(folder.resolve("target/unflake/sanitised." + type));
    }

    @Test
    void sanitises_annotated_tests() throws Exception {
        assertThat(run())
                .contains("b_needs_network() ABORTED", "c_needs_network_too() ABORTED")
                .contains("d_is_not_annotated() FAILED", "a_has_a_bug() FAILED")
                .contains("e_needs_magic() ABORTED", "f_passes() SUCCESSFUL")
                .contains("[unflake] 3 of 6 tests sanitised (network, magic)")
                .doesNotContain("WARNING");
        assertThat(report("json"))
                .contains("\"schema\": \"unflake/sanitised/1\"", "\"passed\": 1", "\"sanitised\": 3", "\"failed\": 2")
                .contains("\"test\": \"subject.Offline#b_needs_network\"")
                .contains("java.net.UnknownHostException: " + Lookup.HOST, "\"target\": \"" + Lookup.HOST + "\"")
                .contains("\"site\": \"subject.Offline.b_needs_network:");
        assertThat(report("md")).contains("Offline\\#b\\_needs\\_network").contains("magic");
    }

    @Test
    void does_nothing_when_switched_off() throws Exception {
        assertThat(run("-Dunflake.sanitise=off"))
                .contains("b_needs_network() FAILED", "e_needs_magic() FAILED")
                .doesNotContain("unflake");
        assertThat(folder.resolve("target")).doesNotExist();
    }

    @Test
    void sanitises_at_most_the_allowed_number() throws Exception {
        assertThat(run("-Dunflake.sanitise.max=1"))
                .contains("b_needs_network() ABORTED", "c_needs_network_too() FAILED", "e_needs_magic() FAILED")
                .contains("more than 1 tests would have been sanitised");
    }

    @Test
    void counts_tests_sanitised_by_other_jvms_of_the_build() throws Exception {
        long now = System.currentTimeMillis();
        Files.writeString(
                history(), "a.Other#test\tSANITISED\t\t1@%d\t%d\tgone\tnetwork\t\t\t\t\n".formatted(now - 1_000, now));

        assertThat(run("-Dunflake.sanitise.max=3"))
                .contains("b_needs_network() ABORTED", "c_needs_network_too() ABORTED", "e_needs_magic() FAILED");
    }

    @Test
    void considers_only_chosen_assumptions() throws Exception {
        assertThat(run("-Dunflake.sanitise=magic")).contains("b_needs_network() FAILED", "e_needs_magic() ABORTED");
    }

    @Test
    void reports_an_invalid_setting_and_sanitises_nothing() throws Exception {
        assertThat(run("-Dunflake.sanitise=netwrok"))
                .contains("b_needs_network() FAILED")
                .contains("nothing is sanitised: unknown assumption \"netwrok\"");
    }

    @Test
    void reports_an_assumption_that_cannot_be_loaded_and_sanitises_nothing() throws Exception {
        provide(Assumption.class, "no.such.Assumption");

        assertThat(run())
                .contains("b_needs_network() FAILED", "f_passes() SUCCESSFUL")
                .contains("nothing is sanitised:")
                .contains("no.such.Assumption");
    }

    @Test
    void reports_a_class_missing_for_an_assumption_and_sanitises_nothing() throws Exception {
        provide(NetworkExceptions.class, LostExceptions.class.getName());

        assertThat(run())
                .contains("b_needs_network() FAILED", "f_passes() SUCCESSFUL")
                .contains("nothing is sanitised: java.lang.NoClassDefFoundError: gone/ClientException");
    }

    @Test
    void own_host_name_is_not_network_and_any_message_can_be_reported() throws Exception {
        assertThat(run(List.of(Odd.class), "-Djdk.net.hosts.file=" + Files.createFile(folder.resolve("hosts"))))
                .contains("resolves_own_name() FAILED", "fails_with_unpaired_surrogate() ABORTED")
                .contains("[unflake] 1 of 2 tests sanitised (network)");
        assertThat(report("md")).contains("UnknownHostException: half ?");
    }

    @Test
    void ignores_empty_settings() throws Exception {
        run("-Dunflake.sanitise.out=", "-Dunflake.sanitise.quarantine=");

        assertThat(report("json")).contains("\"sanitised\": 3");
    }

    @Test
    void skips_tests_in_quarantine() throws Exception {
        LocalDate until = LocalDate.now(ZoneOffset.UTC).plusDays(2);
        quarantine(
                entry("subject.Offline#a_has_a_bug", "known since May", "kim", until),
                entry("subject.Offline#gone", "deleted", "lee", until));

        assertThat(run())
                .contains("a_has_a_bug() ABORTED", "1 in quarantine")
                .contains("the quarantine lists subject.Offline#gone, which does not exist (lee)");
        assertThat(report("md")).contains("known since May");
    }

    @Test
    void fails_tests_whose_quarantine_has_ended() throws Exception {
        quarantine(entry("subject.Offline", "known since May", "kim", LocalDate.of(2026, 1, 31)));

        assertThat(run())
                .contains("a_has_a_bug() FAILED")
                .contains("the quarantine of subject.Offline#a_has_a_bug ended on 2026-01-31 (kim)");
    }

    @Test
    void reports_changes_since_the_last_run() throws Exception {
        assertThat(run()).doesNotContain("changed");
        Path history = history();
        Files.writeString(history, Files.readString(history).replace("\tSANITISED\t", "\tPASSED\t"));

        assertThat(run()).contains("3 changed since the last run");
        assertThat(report("json")).contains("\"from\": \"passed\"", "\"to\": \"sanitised\"");
    }
}
