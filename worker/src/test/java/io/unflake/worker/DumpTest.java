package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.subjects.nasty.Waits;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DumpTest {

    private static final long PATIENCE_NANOS = 60_000_000_000L;

    @ParameterizedTest
    @ValueSource(
            classes = {
                Waits.Plainly.class,
                Waits.OnAnotherThread.class,
                Waits.Preemptively.class,
                Waits.WithTimeout4.class,
                Waits.WithTimeoutNg.class
            })
    void shows_the_stack_of_the_test_on_any_thread(Class<?> subject) {
        Report.Stacks stacks = dumpUntil(subject, DumpTest::isAtWork);
        assertThat(stacks.test().className()).isEqualTo(subject.getName());
        assertThat(stacks.deadlocked()).isEmpty();
    }

    private static boolean isAtWork(Report.Stacks stacks) {
        return stacks.testThread().stream()
                .anyMatch(frame -> frame.className().equals(Waits.class.getName())
                        && frame.method().equals("here"));
    }

    @Test
    void shows_a_deadlock() {
        Report.Stacks stacks =
                dumpUntil(Waits.Deadlocked.class, dump -> !dump.deadlocked().isEmpty());
        assertThat(stacks.deadlocked().stream()
                        .filter(frame -> frame.method().equals("lock"))
                        .count())
                .isEqualTo(2);
    }

    @Test
    void shows_that_no_test_is_running() {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_6)) {
            worker.send(new Command.Dump());
            assertThat(worker.receive()).isEqualTo(new Report.Stacks(null, List.of(), List.of()));
        }
    }

    /** A test is announced before it runs, so the first dumps may be too early. */
    private static Report.Stacks dumpUntil(Class<?> subject, Predicate<Report.Stacks> expected) {
        try (ForkedWorker worker = ForkedWorker.with(
                Frameworks.JUPITER_5_14, Frameworks.VINTAGE_5_14, Frameworks.JUNIT_4, Frameworks.TESTNG)) {
            worker.send(worker.run(List.of(subject.getName())));
            assertThat(worker.receive()).isInstanceOf(Report.Started.class);
            long start = System.nanoTime();
            Report.Stacks stacks;
            do {
                worker.send(new Command.Dump());
                stacks = (Report.Stacks) worker.receive();
            } while (!expected.test(stacks) && System.nanoTime() - start < PATIENCE_NANOS);
            assertThat(stacks).matches(expected);
            return stacks;
        }
    }
}
