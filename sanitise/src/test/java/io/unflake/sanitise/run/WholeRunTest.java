package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;

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
import subject.LostExceptions;
import subject.Magic;
import subject.NeverRun;
import subject.Odd;
import subject.Offline;

/** A class of tests in a JVM of its own, from its settings to its reports. */
class WholeRunTest {

    @TempDir
    private Path folder;

    private Path services;

    @BeforeEach
    void addAnAssumption() throws IOException {
        services = folder.resolve("services");
        Path file = services.resolve("META-INF/services/io.unflake.sanitise.spi.Assumption");
        Files.createDirectories(file.getParent());
        Files.writeString(file, Magic.class.getName());
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
                System.getProperty("java.class.path") + java.io.File.pathSeparator + services,
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
    void testsThatAskForItAreSanitised() throws Exception {
        assertThat(run())
                .contains("a_asksForIt() ABORTED", "b_asksForItToo() ABORTED")
                .contains("c_doesNotAskForIt() FAILED", "a_aBug() FAILED")
                .contains("e_hasNoMagic() ABORTED", "f_passes() SUCCESSFUL")
                .contains("[unflake] 3 of 6 tests sanitised (network, magic)")
                .doesNotContain("WARNING");
        assertThat(report("json"))
                .contains("\"schema\": \"unflake/sanitised/1\"", "\"passed\": 1", "\"sanitised\": 3", "\"failed\": 2")
                .contains("\"test\": \"subject.Offline#a_asksForIt\"")
                .contains("java.net.UnknownHostException: nowhere.invalid", "\"target\": \"nowhere.invalid\"")
                .contains("\"site\": \"subject.Offline.a_asksForIt:");
        assertThat(report("md")).contains("Offline\\#a\\_asksForIt").contains("magic");
    }

    @Test
    void nothingIsTouchedWhenItIsOff() throws Exception {
        assertThat(run("-Dunflake.sanitise=off"))
                .contains("a_asksForIt() FAILED", "e_hasNoMagic() FAILED")
                .doesNotContain("unflake");
        assertThat(folder.resolve("target")).doesNotExist();
    }

    @Test
    void noMoreThanAllowedAreSanitised() throws Exception {
        assertThat(run("-Dunflake.sanitise.max=1"))
                .contains("a_asksForIt() ABORTED", "b_asksForItToo() FAILED", "e_hasNoMagic() FAILED")
                .contains("more than 1 tests would have been sanitised");
    }

    @Test
    void whatOtherJvmsOfTheBuildHaveSanitisedCounts() throws Exception {
        long now = System.currentTimeMillis();
        Path history = folder.resolve("target/unflake/sanitise-history.tsv");
        Files.createDirectories(history.getParent());
        Files.writeString(
                history, "a.Other#test\tSANITISED\t\t1@%d\t%d\tgone\tnetwork\t\t\t\t\n".formatted(now - 1_000, now));

        assertThat(run("-Dunflake.sanitise.max=3"))
                .contains("a_asksForIt() ABORTED", "b_asksForItToo() ABORTED", "e_hasNoMagic() FAILED");
    }

    @Test
    void onlyWhatIsChosenCounts() throws Exception {
        assertThat(run("-Dunflake.sanitise=magic")).contains("a_asksForIt() FAILED", "e_hasNoMagic() ABORTED");
    }

    @Test
    void aWrongSettingIsToldAndNothingIsSanitised() throws Exception {
        assertThat(run("-Dunflake.sanitise=netwrok"))
                .contains("a_asksForIt() FAILED")
                .contains("nothing is sanitised, since there is no assumption \"netwrok\"");
    }

    @Test
    void anAssumptionThatCannotBeLoadedIsToldAndNothingIsSanitised() throws Exception {
        Files.writeString(
                services.resolve("META-INF/services/io.unflake.sanitise.spi.Assumption"), "no.such.Assumption");

        assertThat(run())
                .contains("a_asksForIt() FAILED", "f_passes() SUCCESSFUL")
                .contains("nothing is sanitised, since")
                .contains("no.such.Assumption");
    }

    @Test
    void whatIsMissingForAnAssumptionIsToldAndNothingIsSanitised() throws Exception {
        Files.writeString(
                services.resolve("META-INF/services/io.unflake.sanitise.spi.NetworkExceptions"),
                LostExceptions.class.getName());

        assertThat(run())
                .contains("a_asksForIt() FAILED", "f_passes() SUCCESSFUL")
                .contains("nothing is sanitised, since java.lang.NoClassDefFoundError: gone/ClientException");
    }

    @Test
    void thisMachineItselfIsNoNetworkAndAnyMessageIsReported() throws Exception {
        assertThat(run(List.of(Odd.class), "-Djdk.net.hosts.file=" + Files.createFile(folder.resolve("hosts"))))
                .contains("onANamelessMachine() FAILED", "withHalfACharacter() ABORTED")
                .contains("[unflake] 1 of 2 tests sanitised (network)");
        assertThat(report("md")).contains("UnknownHostException: half ?");
    }

    @Test
    void aSettingThatIsEmptyIsNone() throws Exception {
        run("-Dunflake.sanitise.out=", "-Dunflake.sanitise.quarantine=");

        assertThat(report("json")).contains("\"sanitised\": 3");
    }

    @Test
    void testsInQuarantineAreSkippedUntilItsEnd() throws Exception {
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        Files.writeString(
                folder.resolve("unflake-quarantine.yaml"), """
                - test: subject.Offline#a_aBug
                  reason: known since May
                  owner: kim
                  until: %s
                - test: subject.Offline#gone
                  reason: was here
                  owner: lee
                  until: %s
                """.formatted(today.plusDays(2), today.plusDays(2)));

        assertThat(run())
                .contains("a_aBug() ABORTED", "1 in quarantine")
                .contains("the quarantine names subject.Offline#gone, which does not exist (lee)");
        assertThat(report("md")).contains("known since May");
    }

    @Test
    void theEndOfAQuarantineFailsTheTestAgain() throws Exception {
        Files.writeString(folder.resolve("unflake-quarantine.yaml"), """
                - test: subject.Offline
                  reason: known since May
                  owner: kim
                  until: 2026-01-31
                """);

        assertThat(run())
                .contains("a_aBug() FAILED")
                .contains("the quarantine of subject.Offline#a_aBug has ended on 2026-01-31 (kim)");
    }

    @Test
    void testsThatMoveAreReported() throws Exception {
        assertThat(run()).doesNotContain("moved");
        Path history = folder.resolve("target/unflake/sanitise-history.tsv");
        Files.writeString(history, Files.readString(history).replace("\tSANITISED\t", "\tPASSED\t"));

        assertThat(run()).contains("3 moved since the last run");
        assertThat(report("json")).contains("\"from\": \"passed\"", "\"to\": \"sanitised\"");
    }
}
