package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.report.json.FindingsFile;
import io.unflake.report.json.FindingsFile.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A detection that is killed: its test JVMs end with it, and its observations are not lost. */
class ResumeIT {

    private static final String[] STRATEGIES = {
        "--strategy", "random.extreme", "--strategy", "random.smallest", "--json"
    };

    @TempDir
    Path folder;

    @Test
    void a_killed_detection_is_continued_and_repeats_nothing() throws Exception {
        Subject subject = Subject.compile("held", folder);
        Unflake unflake = new Unflake(folder);
        Path journal = folder.resolve("out/journal.jsonl");

        end(unflake.start(subject.detect("out", STRATEGIES)), journal, Process::destroyForcibly);
        List<String> before = runs(journal);
        Files.writeString(folder.resolve("go"), "");
        FindingsFile resumed = unflake.run(Unflake.words(subject.detect("out", STRATEGIES), "--resume"))
                .findings();
        FindingsFile whole = unflake.run(subject.detect("whole", STRATEGIES)).findings();

        assertThat(before).isNotEmpty();
        assertThat(runs(journal)).startsWith(before.toArray(String[]::new)).doesNotHaveDuplicates();
        assertThat(runs(journal))
                .hasSize(resumed.cost().runs())
                .hasSize(whole.cost().runs());
        assertThat(millisSpent(runs(journal))).isSorted();
        assertThat(resumed.cost().totalSeconds())
                .isGreaterThan(millisSpent(before).get(before.size() - 1) / 1000.0);
        assertThat(resumed.findings()).extracting(Found::test).containsExactly("held.HeldTest#isFlaky");
        assertThat(summary(resumed)).isEqualTo(summary(whole));
        assertThat(resumed.tests()).isEqualTo(whole.tests());
    }

    @Test
    void an_interrupted_detection_says_how_to_continue() throws Exception {
        Subject subject = Subject.compile("held", folder);
        Unflake.Running running = new Unflake(folder).start(subject.detect("out", STRATEGIES));

        end(running, folder.resolve("out/journal.jsonl"), Process::destroy);

        assertThat(running.await().err())
                .contains("unflake: interrupted; to continue, run\ncd " + folder + " && ")
                .endsWith(" --json --resume\n");
    }

    @Test
    void an_interrupted_detection_writes_and_prints_what_was_confirmed() throws Exception {
        Subject subject = Subject.compile("late", folder);
        Path held = folder.resolveSibling(folder.getFileName() + "-held");
        Unflake.Running running = new Unflake(folder).start(subject.detect("out", STRATEGIES));
        while (!Files.exists(held)) {
            assertThat(running.process().isAlive()).as("a held detection").isTrue();
            TimeUnit.MILLISECONDS.sleep(20);
        }
        Files.delete(held);

        running.process().destroy();
        FindingsFile printed = running.await().findings();

        assertThat(printed.findings()).singleElement().satisfies(found -> {
            assertThat(found.test()).isEqualTo("late.LateTest#isFlaky");
            assertThat(found.verdict()).isEqualTo("flaky");
            assertThat(found.stage()).isEqualTo("confirmed");
            assertThat(folder.resolve("out").resolve(found.replay())).exists();
        });
        assertThat(printed.unfinished()).contains("the detection was interrupted");
        assertThat(printed.resume()).endsWith(" --resume");
        assertThat(FindingsFile.read(Files.readString(folder.resolve("out/findings.json"))))
                .isEqualTo(printed);
    }

    /** Ends the controller as soon as one run is in the journal and another one is in progress. */
    private static void end(Unflake.Running running, Path journal, Consumer<Process> end) throws Exception {
        while (runs(journal).isEmpty()
                || running.process().descendants().findAny().isEmpty()) {
            assertThat(running.process().isAlive())
                    .as("a detection that cannot end yet")
                    .isTrue();
            TimeUnit.MILLISECONDS.sleep(20);
        }
        List<ProcessHandle> workers = running.process().descendants().toList();
        end.accept(running.process());
        running.process().waitFor();
        for (ProcessHandle worker : workers) {
            worker.onExit().get(1, TimeUnit.MINUTES);
        }
    }

    /** The journal lines of finished runs. */
    private static List<String> runs(Path journal) throws IOException {
        return Files.exists(journal)
                ? Files.readAllLines(journal).stream()
                        .filter(line -> line.startsWith("{\"type\":\"RunDone\"") && line.endsWith("}"))
                        .toList()
                : List.of();
    }

    /** How much time the detection had taken when each run was done, earlier sessions included. */
    private static List<Long> millisSpent(List<String> runs) {
        Pattern total = Pattern.compile("\"totalMillis\":(\\d+)");
        return runs.stream()
                .map(line ->
                        total.matcher(line).results().findFirst().orElseThrow().group(1))
                .map(Long::valueOf)
                .toList();
    }

    private static List<List<Object>> summary(FindingsFile findings) {
        return findings.findings().stream()
                .map(found -> List.<Object>of(
                        found.id(), found.test(), found.verdict(), found.strategies(), found.cause(), found.rates()))
                .toList();
    }
}
