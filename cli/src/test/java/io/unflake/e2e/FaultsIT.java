package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Broken;
import io.unflake.report.json.FindingsFile.Failed;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that kill, block or exhaust their JVM, beside harmless tests. */
class FaultsIT {

    @TempDir
    static Path folder;

    private static Subject subject;
    private static FindingsFile findings;

    /** Two plain runs are enough to see what each test does. */
    @BeforeAll
    static void rerun() throws IOException, InterruptedException {
        subject = Subject.compile("nasty", folder);
        findings = detect("--mode", "rerun", "--runs", "2", "--no-fail");
    }

    private static FindingsFile detect(String... options) throws IOException, InterruptedException {
        Unflake.Ended ended = new Unflake(folder)
                .with("JAVA_TOOL_OPTIONS", "-Xmx96m")
                .run(Unflake.words(subject.detect("out", options), "--test-timeout", "10s", "--json"));
        assertThat(ended.err()).doesNotContain("Exception");
        assertThat(ended.exit()).isZero();
        return ended.findings();
    }

    @Test
    void every_test_has_an_outcome() {
        assertThat(findings.tests().discovered()).isEqualTo(24);
        assertThat(findings.tests().passed()).isEqualTo(14);
        assertThat(findings.tests().failed()).isEqualTo(10);
        assertThat(findings.tests().skipped()).isZero();
    }

    @Test
    void a_test_that_ends_its_jvm_is_broken_and_other_tests_are_not() {
        assertThat(messages("ExitTest"))
                .containsOnly(
                        entry("exits", "WorkerBroken: the JVM exited with code 0 while this test ran"),
                        entry("halts", "WorkerBroken: the JVM exited with code 4 while this test ran"),
                        entry("killsItsOwnJvm", "WorkerBroken: the JVM was ended by signal 9 while this test ran"));
    }

    @Test
    void a_fixture_that_ends_its_jvm_breaks_all_tests_of_its_class() {
        assertThat(messages("FixtureTest").keySet()).containsOnly("neverBegins", "neverBeginsEither");
        assertThat(messages("FixtureTest").values())
                .allSatisfy(text -> assertThat(text).startsWith("WorkerBroken: the JVM ended or hung in a fixture"));
    }

    @Test
    void a_test_that_does_not_end_is_reported_as_a_hang() {
        assertThat(messages("HangTest"))
                .containsOnly(entry("loopsForEver", "Hang: no end after 10 s"), entry("deadlocks", "Hang: deadlock"));
        assertThat(broken().get("nasty.HangTest#deadlocks").stack()).anyMatch(frame -> frame.contains("HangTest.lock"));
        assertThat(broken().get("nasty.HangTest#loopsForEver").stack())
                .anyMatch(frame -> frame.contains("HangTest.loopsForEver"));
    }

    @Test
    void a_test_that_runs_out_of_memory_fails_with_that_error() {
        assertThat(messages("MemoryTest").keySet()).containsOnly("runsOutOfMemory", "leavesNoMemoryToOthers");
        assertThat(messages("MemoryTest").values())
                .allSatisfy(text -> assertThat(text).startsWith("java.lang.OutOfMemoryError"));
    }

    @Test
    void tests_may_change_output_streams_and_leave_threads() {
        assertThat(messages("OutputTest")).isEmpty();
        assertThat(messages("ThreadsTest")).isEmpty();
    }

    @Test
    void only_tests_that_always_fail_are_broken_and_none_is_flaky() {
        assertThat(messages("ZebraTest").keySet()).containsOnly("failsLikeAnyOther");
        assertThat(findings.findings()).isEmpty();
    }

    @Test
    void the_agent_and_treatments_change_nothing() throws Exception {
        FindingsFile treated = detect(
                "--strategy",
                "random.extreme",
                "--tests",
                "FixtureTest",
                "--tests",
                "ThreadsTest",
                "--tests",
                "ZebraTest",
                "--tests",
                "ExitTest#exits",
                "--tests",
                "MemoryTest#leavesNoMemoryToOthers",
                "--no-fail");

        assertThat(treated.tests().discovered()).isEqualTo(11);
        assertThat(treated.broken())
                .extracting(each -> each.test() + " " + each.failure().type())
                .containsExactlyInAnyOrder(
                        "nasty.ExitTest#exits WorkerBroken",
                        "nasty.FixtureTest#neverBegins WorkerBroken",
                        "nasty.FixtureTest#neverBeginsEither WorkerBroken",
                        "nasty.MemoryTest#leavesNoMemoryToOthers java.lang.OutOfMemoryError",
                        "nasty.ZebraTest#failsLikeAnyOther org.opentest4j.AssertionFailedError");
        assertThat(treated.findings()).extracting(Found::test).containsExactly("nasty.ZebraTest#isFlaky");
    }

    /** The broken tests of a class, each with type and message of its failure. */
    private static Map<String, String> messages(String className) {
        String prefix = "nasty." + className + "#";
        return broken().entrySet().stream()
                .filter(each -> each.getKey().startsWith(prefix))
                .collect(Collectors.toMap(
                        each -> each.getKey().substring(prefix.length()),
                        each -> each.getValue().type() + ": " + each.getValue().message()));
    }

    private static Map<String, Failed> broken() {
        return findings.broken().stream().collect(Collectors.toMap(Broken::test, Broken::failure));
    }
}
