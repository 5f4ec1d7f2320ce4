package io.unflake.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.engine.plan.Suite;
import io.unflake.model.Failure;
import io.unflake.model.Frame;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.WorkerBroken;
import io.unflake.model.codec.CodecException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {

    private static final Instant BEGUN = Instant.parse("2026-03-01T09:59:00Z");

    private static final TestId TEST = TestId.parse("p.A#one");
    private static final TimeSpent SPENT = new TimeSpent(1, 2, 3, 7);
    private static final Run RUN = new Run("m", "baseline", List.of(TEST), Treatment.NONE, Jvm.WARM, 1);

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void place() {
        file = folder.resolve("journal.jsonl");
    }

    @Test
    void a_journal_tells_when_its_first_session_began() throws IOException {
        assertThat(Journal.begun(file)).isEmpty();
        Journal.create(file, "subject", BEGUN).close();
        Journal.resume(file, "subject").close();

        assertThat(Journal.begun(file)).hasValue(BEGUN);
    }

    @Test
    void a_resumed_journal_contains_earlier_observations() throws IOException {
        Observation observation = observation();
        try (Journal journal = Journal.create(file, "subject", BEGUN)) {
            journal.append("m", List.of(new Suite.Member(TEST, "[x]")), List.of("a problem"));
            journal.append(RUN, observation, () -> SPENT);
        }
        try (Journal journal = Journal.resume(file, "subject")) {
            assertThat(journal.observation(RUN.id())).isEqualTo(observation);
            assertThat(journal.discovered("m").members()).containsExactly(new Suite.Member(TEST, "[x]"));
            assertThat(journal.discovered("m").problems()).containsExactly("a problem");
            assertThat(journal.runs()).isEqualTo(1);
            assertThat(journal.spentBefore()).isEqualTo(SPENT);
        }
    }

    @Test
    void a_truncated_journal_loses_only_the_unfinished_run() throws IOException {
        Run second = new Run("m", "explore", List.of(TEST), Treatment.NONE, Jvm.WARM, 1);
        long complete;
        try (Journal journal = Journal.create(file, "subject", BEGUN)) {
            journal.append(RUN, observation(), () -> SPENT);
            complete = Files.size(file);
            journal.append(second, observation(second), () -> SPENT);
        }
        byte[] whole = Files.readAllBytes(file);
        for (int length = (int) complete; length < whole.length - 1; length += 17) {
            Files.write(file, java.util.Arrays.copyOf(whole, length));
            try (Journal journal = Journal.resume(file, "subject")) {
                assertThat(journal.observation(RUN.id())).isNotNull();
                assertThat(journal.observation(second.id())).isNull();
                journal.append(second, observation(second), () -> SPENT);
            }
            try (Journal journal = Journal.resume(file, "subject")) {
                assertThat(journal.observation(second.id()).results())
                        .isEqualTo(observation().results());
            }
        }
    }

    @Test
    void a_damaged_journal_is_read_up_to_the_damage() throws IOException {
        try (Journal journal = Journal.create(file, "subject", BEGUN)) {
            journal.append(RUN, observation(), () -> SPENT);
        }
        Files.write(file, new byte[] {(byte) 0xff, 0, (byte) 0xfe, '\n'}, StandardOpenOption.APPEND);

        try (Journal journal = Journal.resume(file, "subject")) {
            assertThat(journal.observation(RUN.id())).isEqualTo(observation());
        }
        Files.write(file, new byte[] {(byte) 0xff, 0, (byte) 0xfe});
        assertThatThrownBy(() -> Journal.resume(file, "subject"))
                .isInstanceOf(CodecException.class)
                .hasMessageContaining("no journal to resume");
    }

    @Test
    void a_run_that_was_ended_early_is_made_again() throws IOException {
        Observation part = new Observation(RUN.id(), observation().results(), 1, 1, List.of(), true);
        try (Journal journal = Journal.create(file, "subject", BEGUN)) {
            journal.append(RUN, part, () -> SPENT);
            assertThat(journal.observation(RUN.id())).isEqualTo(part);
        }
        try (Journal journal = Journal.resume(file, "subject")) {
            assertThat(journal.observation(RUN.id())).isNull();
            journal.append(RUN, observation(), () -> SPENT);
        }
        try (Journal journal = Journal.resume(file, "subject")) {
            assertThat(journal.observation(RUN.id())).isEqualTo(observation());
        }
    }

    @Test
    void rejects_a_journal_of_another_subject() throws IOException {
        Journal.create(file, "one thing", BEGUN).close();

        assertThatThrownBy(() -> Journal.resume(file, "another"))
                .isInstanceOf(CodecException.class)
                .hasMessageContaining("another request or to other classes");
    }

    @Test
    void reports_a_missing_journal() {
        assertThatThrownBy(() -> Journal.resume(file, "subject"))
                .isInstanceOf(CodecException.class)
                .hasMessageContaining("no journal to resume");
    }

    private static Observation observation() {
        return observation(RUN);
    }

    private static Observation observation(Run run) {
        Site site = new Site("random", "p.B", "draw", "B.java", 3, "java.util.Random.nextInt(int)", 0, true);
        Failure failure = new Failure("E", "a\nb", List.of(new Frame("p.B", "draw", "B.java", 3)));
        TestResult failed = new TestResult(TEST, Outcome.FAILED, 5, failure, null, List.of(site), List.of());
        WorkerBroken broken = WorkerBroken.ofExit(137);
        TestResult gone = new TestResult(
                TEST.invocation(1), Outcome.FAILED, 0, broken.asFailure(), broken, List.of(), List.of(site));
        List<String> claims = List.of("port 8080", "file /a/b", "outside example.org");
        return new Observation(run.id(), List.of(failed.withClaims(claims), gone), 42);
    }
}
