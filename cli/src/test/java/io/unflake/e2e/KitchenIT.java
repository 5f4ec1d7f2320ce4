package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import io.unflake.model.TestId;
import io.unflake.report.json.Cause;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import io.unflake.report.json.FindingsFile.Mitigated;
import io.unflake.report.known.KnownTests;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that fail if one of their threads is slow, and tests that wait for their threads. */
class KitchenIT {

    private static final Path SAMPLE = Path.of(System.getProperty("samples"), "kitchen");
    private static final Pattern PLACE = Pattern.compile(".*\\((.*)\\)");
    private static final TestId VIRTUAL = TestId.parse("kitchen.VirtualTest#theGhostHasCooked");
    private static final TestId IN_COMMON_POOL = TestId.parse("kitchen.OvenTest#thePieIsDecorated");

    @TempDir
    static Path folder;

    private static Path project;
    private static Truth truth;
    private static FindingsFile findings;

    @BeforeAll
    static void detect() throws Exception {
        project = MavenFolder.copy(SAMPLE, folder.resolve("kitchen"));
        Path out = folder.resolve("out");
        Unflake.Ended ended = new Unflake(folder)
                .run(
                        "detect",
                        "--project",
                        project.toString(),
                        "--out",
                        out.toString(),
                        "--strategy",
                        "delay",
                        "--strategy",
                        "sleep",
                        "--strategy",
                        "concurrency",
                        "--strategy",
                        "environment.port",
                        "--thorough",
                        "--json");
        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        findings = ended.findings();
        truth = Truth.read(out);
    }

    @Test
    void exactly_the_declared_tests_are_found() {
        assertThat(truth.steady()).hasSizeGreaterThanOrEqualTo(12);
        Set<TestId> expected = new TreeSet<>(truth.flaky().keySet());
        if (Runtime.version().feature() < 21) {
            expected.remove(VIRTUAL);
        }
        assertThat(findings.findings())
                .extracting(each -> TestId.parse(each.test()))
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void each_cause_names_the_declared_line_and_thread() {
        assertSoftly(softly -> {
            for (Found each : findings.findings()) {
                TestId test = TestId.parse(each.test());
                Truth.Declared declared = truth.flaky().get(test);
                softly.assertThat(each.cause()).as("cause of %s", test).isNotEmpty();
                for (Cause cause : each.cause()) {
                    softly.assertThat(place(cause.site()))
                            .as("cause of %s", test)
                            .isIn(declared.cause());
                    softly.assertThat(cause.when()).as("when of %s", test).isIn("before", "after");
                    softly.assertThat(cause.delayMs()).as("delay of %s", test).isBetween(1L, 1000L);
                    if (!test.equals(IN_COMMON_POOL) || cause.startedAt() != null) {
                        softly.assertThat(place(cause.startedAt()))
                                .as("thread of %s", test)
                                .isIn(declared.thread());
                    }
                }
            }
        });
    }

    /** Some of them suffice, since each takes seconds. */
    @Test
    void a_replay_fails_again() throws Exception {
        for (int i = 0; i < findings.findings().size(); i += 8) {
            Found each = findings.findings().get(i);
            Unflake.Ended again = new Unflake(folder)
                    .run(
                            "replay",
                            folder.resolve("out/replays/" + each.id() + ".json").toString(),
                            "--times",
                            "1");
            assertThat(again.out()).as(each.test() + "\n" + again.err()).startsWith("reproduced 1/1");
        }
    }

    @Test
    void a_failure_is_reproduced_by_its_stack_trace_alone() throws Exception {
        Found letter = find("kitchen.PostTest#theLetterHasArrived");
        Path trace = folder.resolve("ci.log");
        Files.writeString(
                trace,
                "[ERROR] a line of the log\n" + letter.failure().type() + ": "
                        + letter.failure().message() + "\n\tat "
                        + String.join("\n\tat ", letter.failure().stack()) + "\n");

        Unflake.Ended ended = reproduce("--failure", trace.toString(), "--delay", "fixed:1s");

        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        assertThat(ended.findings().findings()).singleElement().satisfies(found -> {
            assertThat(found.test()).isEqualTo(letter.test());
            assertThat(found.failure().fingerprint()).isEqualTo(letter.failure().fingerprint());
            mitigates(found.mitigation());
        });
    }

    /** The test tolerates half of the delay, so it has to wait for the other half. */
    private static void mitigates(Mitigated mitigation) throws Exception {
        assertThat(mitigation.waitMs()).isBetween(500L, 2000L);
        assertThat(place(mitigation.site())).startsWith("PostTest.java:");
        assertThat(mitigation.cure()).isEqualTo("join the thread started at Mailbox.java:13");
        assertThat(mitigation.command()).startsWith("git -C ").endsWith(".mitigation.diff");
        Path source = project.resolve("src/test/java/kitchen/PostTest.java");
        String before = Files.readString(source);
        assertThat(before).doesNotContain("Thread.sleep(" + mitigation.waitMs() + ");");

        Process git =
                new ProcessBuilder("sh", "-c", mitigation.command()).inheritIO().start();

        assertThat(git.waitFor()).isZero();
        assertThat(source).content().contains("Thread.sleep(" + mitigation.waitMs() + ");");
        Files.writeString(source, before);
    }

    @Test
    void a_test_with_one_thread_is_reported_as_such() throws Exception {
        Unflake.Ended ended = reproduce("kitchen.ServiceTest#theCookRests");

        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(ended.findings().findings()).isEmpty();
        assertThat(ended.out()).contains("kitchen.ServiceTest#theCookRests uses one thread only");
    }

    @Test
    void a_steady_test_is_not_reproduced() throws Exception {
        Unflake.Ended ended = reproduce("kitchen.PostTest#theLetterIsAwaited", "--delay", "50ms,1s");

        assertThat(ended.exit()).as(ended.err()).isZero();
        assertThat(ended.findings().findings()).isEmpty();
    }

    @Test
    void two_threads_are_found_by_delta_debugging() throws Exception {
        Unflake.Ended ended = reproduce(
                "kitchen.ServiceTest#oneOfTwoCooksIsThere",
                "--search",
                "ddmin",
                "--delay",
                "fixed:1s",
                "--no-mitigation");

        assertThat(ended.exit()).as(ended.err()).isEqualTo(1);
        assertThat(ended.findings().findings())
                .singleElement()
                .satisfies(found -> assertThat(found.cause())
                        .extracting(Cause::thread)
                        .doesNotHaveDuplicates()
                        .hasSize(2));
    }

    @Test
    void the_list_of_the_sample_agrees_with_its_annotations() {
        assertThat(KnownTests.read(SAMPLE.resolve("flaky.csv")))
                .extracting(known -> TestId.parse(known.test().toString()))
                .containsExactlyInAnyOrderElementsOf(truth.flaky().keySet());
    }

    private static Unflake.Ended reproduce(String... arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of("reproduce"));
        all.addAll(List.of(arguments));
        all.addAll(List.of(
                "--project",
                project.toString(),
                "--out",
                folder.resolve("again").toString(),
                "--json"));
        return new Unflake(folder).run(all.toArray(new String[0]));
    }

    private static Found find(String test) {
        return findings.findings().stream()
                .filter(each -> each.test().equals(test))
                .findFirst()
                .orElseThrow();
    }

    /** The file and line of a frame. */
    private static String place(String frame) {
        Matcher matcher = PLACE.matcher(String.valueOf(frame));
        return matcher.matches() ? matcher.group(1) : String.valueOf(frame);
    }
}
