package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that deadlock, end their JVM, leave threads behind or take long if their threads are delayed, and threads that run
 * methods of the JDK.
 */
class DelayFaultsIT {

    @TempDir
    static Path folder;

    private static Subject subject;
    private static FindingsFile findings;

    @BeforeAll
    static void detect() throws IOException, InterruptedException {
        subject = Subject.compile("racing", folder);
        // Each step of a search for the cause of a hang would take as long as the limit of the test.
        findings = run(subject.detect(
                "out",
                "--strategy",
                "delay",
                "--test-timeout",
                "5s",
                "--minimise-budget",
                "1s",
                "--thorough",
                "--exclude",
                "LongTest",
                "--no-fail"));
    }

    private static FindingsFile run(List<String> words) throws IOException, InterruptedException {
        Unflake.Ended ended = new Unflake(folder).run(Unflake.words(words, "--json"));
        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(ended.err()).doesNotContain("Exception");
        return ended.findings();
    }

    @Test
    void every_test_has_an_outcome_and_only_what_fails_is_found() {
        assertThat(findings.tests().passed()).isEqualTo(9);
        assertThat(findings.broken()).isEmpty();
        assertThat(findings.findings())
                .filteredOn(found -> found.verdict().equals("flaky"))
                .extracting(Found::test)
                .containsExactlyInAnyOrder(
                        "racing.DeadlockTest#bothGuestsEat",
                        "racing.LeakTest#theWorkIsDone",
                        "racing.ReferenceTest#theDoorIsOpen",
                        "racing.ReferenceTest#theQueueIsEmpty",
                        "racing.ReferenceTest#theWindowIsOpen");
    }

    @Test
    void the_end_of_a_jvm_is_a_suspect_with_a_replay() throws Exception {
        assertThat(findings.findings())
                .filteredOn(found -> found.verdict().equals("suspect"))
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.test()).isEqualTo("racing.ExitTest#theGuardIsContent");
                    assertThat(found.failure().message()).contains("exited with code 3");
                    assertThat(found.rates().treated()).isEqualTo("2/2");
                });
        Found exit = find("racing.ExitTest#theGuardIsContent");

        Unflake.Ended again = new Unflake(folder)
                .run(
                        "replay",
                        folder.resolve("out/replays/" + exit.id() + ".json").toString(),
                        "--times",
                        "1");

        assertThat(again.out()).as(again.err()).startsWith("reproduced 1/1");
    }

    @Test
    void a_thread_that_runs_a_method_of_the_jdk_is_delayed_where_that_is_passed() {
        assertThat(find("racing.ReferenceTest#theDoorIsOpen").cause())
                .isNotEmpty()
                .allSatisfy(cause -> assertThat(cause.site()).contains("ReferenceTest.java:22"));
    }

    @Test
    void a_deadlock_is_a_hang_with_stacks() {
        assertThat(find("racing.DeadlockTest#bothGuestsEat").failure()).satisfies(failure -> {
            assertThat(failure.type()).isEqualTo("Hang");
            assertThat(failure.message()).isEqualTo("deadlock");
            assertThat(failure.stack()).anyMatch(frame -> frame.contains("DeadlockTest.eat"));
        });
    }

    @Test
    void a_long_test_ends_with_the_budget() throws Exception {
        List<String> words = Unflake.words(
                List.of("reproduce", "racing.LongTest#allIsCounted"),
                "--project",
                folder.toString(),
                "--classpath",
                subject.classpath(),
                "--test-classes",
                subject.classes().toString(),
                "--out",
                folder.resolve("long").toString(),
                "--budget",
                "20s");

        FindingsFile result = run(words);

        assertThat(result.findings()).isEmpty();
        assertThat(result.tests().passed()).isOne();
        assertThat(result.unfinished()).isNotEmpty();
        assertThat(result.resume()).contains("reproduce");
    }

    private static Found find(String test) {
        return findings.findings().stream()
                .filter(each -> each.test().equals(test))
                .findFirst()
                .orElseThrow();
    }
}
