package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.worker.protocol.Command;
import io.unflake.worker.protocol.Report;
import io.unflake.worker.subjects.jupiter.Shapes;
import io.unflake.worker.subjects.nasty.Ends;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkerEndTest {

    @Test
    void stop_is_answered_by_goodbye_and_exit() {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_6)) {
            worker.send(new Command.Stop());
            assertThat(worker.untilDone().reports()).containsExactly(new Report.Goodbye());
            assertThat(worker.exitCode()).isZero();
        }
    }

    @Test
    void tests_that_end_their_jvm_send_no_goodbye() {
        assertEnds(Ends.Exits.class, "Exits#exits", 3);
        assertEnds(Ends.Halts.class, "Halts#halts", 4);
        assertEnds(Ends.Kills.class, "Kills#kills", 137);
    }

    private static void assertEnds(Class<?> subject, String test, int exitCode) {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_6)) {
            Transcript run = worker.execute(subject);
            assertThat(run.started()).containsExactly("Ends$" + test);
            assertThat(run.reports()).hasSize(1);
            assertThat(worker.exitCode()).isEqualTo(exitCode);
        }
    }

    @Test
    void leaked_threads_do_not_keep_the_jvm_alive() {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_6)) {
            Transcript run = worker.execute(Ends.Leaks.class);
            assertThat(run.all(Report.Done.class))
                    .singleElement()
                    .satisfies(done -> assertThat(done.threadsLeft()).isGreaterThanOrEqualTo(3));
            worker.send(new Command.Stop());
            assertThat(worker.exitCode()).isZero();
        }
    }

    @Test
    void hanging_shutdown_hooks_do_not_keep_the_jvm_alive() {
        try (ForkedWorker worker = ForkedWorker.with(List.of("-Dunflake.exit.seconds=1"), Frameworks.JUPITER_6)) {
            assertThat(worker.execute(Ends.HooksForEver.class).isComplete()).isTrue();
            worker.send(new Command.Stop());
            assertThat(worker.exitCode()).isZero();
        }
    }

    @Test
    void stop_ends_a_running_test() {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_6)) {
            hang(worker);
            worker.send(new Command.Stop());
            assertThat(worker.receive()).isEqualTo(new Report.Goodbye());
            assertThat(worker.exitCode()).isZero();
        }
    }

    @Test
    void a_lost_controller_ends_the_worker() {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_6)) {
            hang(worker);
            worker.disconnect();
            assertThat(worker.exitCode()).isEqualTo(WorkerExit.ABANDONED);
        }
    }

    private static void hang(ForkedWorker worker) {
        worker.send(worker.run(List.of(Ends.Hangs.class.getName())));
        assertThat(worker.receive()).isInstanceOf(Report.Started.class);
    }

    @Test
    void hello_identifies_the_worker() {
        try (ForkedWorker worker = ForkedWorker.with(Frameworks.JUPITER_6)) {
            assertThat(worker.hello().token()).isEqualTo("sesame");
            assertThat(worker.hello().pid()).isEqualTo(worker.process().pid());
            assertThat(worker.hello().javaVersion()).isEqualTo(System.getProperty("java.version"));
            assertThat(worker.hello().agent()).isFalse();
            assertThat(worker.execute(Shapes.class).isComplete()).isTrue();
        }
    }
}
