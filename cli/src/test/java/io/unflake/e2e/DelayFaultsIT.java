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
 * Tests that deadlock, end their JVM, leave threads behind or take long if their threads are delayed. The end of a JVM is
 * no finding, but no other test is lost.
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
        assertThat(findings.tests().passed()).isEqualTo(5);
        assertThat(findings.broken()).isEmpty();
        assertThat(findings.findings())
                .extracting(Found::test)
                .containsExactlyInAnyOrder("racing.DeadlockTest#bothGuestsEat", "racing.LeakTest#theWorkIsDone");
        assertThat(findings.findings()).extracting(Found::verdict).containsOnly("flaky");
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
