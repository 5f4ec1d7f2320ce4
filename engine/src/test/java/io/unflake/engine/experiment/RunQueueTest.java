package io.unflake.engine.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.Trials;
import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;

class RunQueueTest {

    private static final TestId BINDS = TestId.of("a.T", "binds");
    private static final TestId OTHER = TestId.of("a.T", "other");

    private static final TestId THIRD = TestId.of("a.T", "third");
    private static final Observation BASELINE = new Observation(
            "baseline", List.of(SimulatedExperiment.passed(BINDS).withClaims(List.of("port 8080"))), 1);

    private final AtomicLong nanoTime = new AtomicLong();
    private final RunQueue queue = queue(Sharing.NONE);

    private RunQueue queue(Sharing sharing) {
        return queue(1, sharing, run -> 0);
    }

    private RunQueue queue(int jobs, Sharing sharing, ToLongFunction<Run> expectedMillis) {
        return queue(Places.of(jobs), sharing, expectedMillis);
    }

    private RunQueue queue(Places places, Sharing sharing, ToLongFunction<Run> expectedMillis) {
        return new RunQueue(
                places,
                StrategyCatalog.BUILT_IN::waits,
                sharing,
                ClaimedResources.in(BASELINE, run -> false),
                expectedMillis,
                nanoTime::get);
    }

    /** Until then all JVMs have started, and no search is about to request another run. */
    private List<QueuedRun> takeLater(RunQueue from) throws InterruptedException {
        nanoTime.addAndGet(TimeUnit.MINUTES.toNanos(1));
        return from.take();
    }

    @Test
    void a_run_that_waits_does_not_block_a_run_that_uses_the_same_port() throws Exception {
        request(queue, waiting(BINDS));
        QueuedRun plain = request(queue, plain(BINDS));

        assertThat(queue.take()).containsExactly(plain);
    }

    @Test
    void a_run_that_waits_starts_first_if_it_blocks_no_other() throws Exception {
        QueuedRun waiting = request(queue, waiting(BINDS));
        request(queue, plain(OTHER));

        assertThat(queue.take()).containsExactly(waiting);
    }

    @Test
    void a_run_that_waits_lets_others_go_first_while_another_one_starts() throws Exception {
        QueuedRun first = request(queue, waiting(OTHER));
        QueuedRun second = request(queue, waiting(THIRD));
        QueuedRun working = request(queue, plain(BINDS));

        assertThat(queue.take()).containsExactly(first);
        assertThat(queue.take()).containsExactly(working);
        assertThat(takeLater(queue)).containsExactly(second);
    }

    @Test
    void a_run_that_waits_starts_at_once_if_there_is_a_warm_jvm_for_it() throws Exception {
        request(queue, waiting(OTHER));
        queue.free(queue.take());
        QueuedRun next = request(queue, waiting(THIRD));
        request(queue, plain(BINDS));

        assertThat(queue.take()).containsExactly(next);
    }

    @Test
    void a_fresh_jvm_starts_at_once_while_runs_wait_for_those_that_were_started_in_advance() throws Exception {
        RunQueue eager = queue(Places.of(1).with(1), Sharing.NONE, run -> 0);
        QueuedRun first = request(eager, warm(OTHER));
        assertThat(eager.take()).containsExactly(first);
        request(eager, warm(BINDS));
        QueuedRun fresh = request(eager, waiting(THIRD));

        assertThat(eager.take()).containsExactly(fresh);
    }

    @Test
    void several_tests_that_wait_do_not_share_a_jvm_with_others() throws Exception {
        RunQueue sharing = queue(Sharing.by(
                BASELINE, StrategyCatalog.BUILT_IN::needsOwnJvm, StrategyCatalog.BUILT_IN::needsDelayPoints));
        QueuedRun several = request(sharing, waiting(OTHER, THIRD));
        QueuedRun one = request(sharing, waiting(OTHER));
        QueuedRun another = request(sharing, waiting(THIRD));

        assertThat(takeLater(sharing)).containsExactly(several);
        assertThat(takeLater(sharing)).containsExactlyInAnyOrder(one, another);
    }

    @Test
    void runs_that_wait_use_all_warm_jvms_that_have_nothing_to_do() throws Exception {
        RunQueue sharing = queue(
                new Places(2, 8, 0),
                Sharing.by(BASELINE, StrategyCatalog.BUILT_IN::needsOwnJvm, StrategyCatalog.BUILT_IN::needsDelayPoints),
                run -> 1_500);
        request(sharing, waiting(OTHER, THIRD));
        request(sharing, waiting(BINDS, OTHER));
        List.of(takeLater(sharing), takeLater(sharing)).forEach(sharing::free);
        QueuedRun one = request(sharing, warm(OTHER));
        QueuedRun another = request(sharing, warm(THIRD));

        assertThat(takeLater(sharing)).containsExactly(one);
        assertThat(takeLater(sharing)).containsExactly(another);
    }

    @Test
    void short_runs_do_not_share_a_jvm_with_a_long_one_if_there_is_a_place_for_both() throws Exception {
        TestId slow = TestId.of("a.Slow", "slow");
        RunQueue sharing = queue(
                2,
                Sharing.by(BASELINE, StrategyCatalog.BUILT_IN::needsOwnJvm, StrategyCatalog.BUILT_IN::needsDelayPoints),
                run -> run.tests().contains(slow) ? 6_000 : 100);
        QueuedRun first = request(sharing, shared(OTHER));
        QueuedRun second = request(sharing, shared(THIRD));
        QueuedRun third = request(sharing, shared(slow));

        assertThat(takeLater(sharing)).containsExactly(third);
        assertThat(takeLater(sharing)).containsExactlyInAnyOrder(first, second);
    }

    @Test
    void runs_share_a_jvm_if_another_one_is_not_worth_it() throws Exception {
        RunQueue sharing = queue(
                2,
                Sharing.by(BASELINE, StrategyCatalog.BUILT_IN::needsOwnJvm, StrategyCatalog.BUILT_IN::needsDelayPoints),
                run -> run.tests().contains(OTHER) ? 200 : 0);
        QueuedRun first = request(sharing, shared(OTHER));
        QueuedRun second = request(sharing, shared(TestId.of("a.Another", "test")));

        assertThat(takeLater(sharing)).containsExactlyInAnyOrder(first, second);
    }

    private static Run shared(TestId test) {
        return new Run("m", "test", List.of(test), Trials.treatment("time.fast"), Jvm.SHARED, 1);
    }

    private static QueuedRun request(RunQueue queue, Run run) {
        return queue.request(run.id(), run, Beside.ANY, () -> false);
    }

    private static Run waiting(TestId... tests) {
        return new Run("m", "test", List.of(tests), Trials.treatment("sleep.increase"), Jvm.SHARED, 1);
    }

    private static Run warm(TestId test) {
        return new Run("m", "test", List.of(test), Trials.treatment("sleep.increase"), Jvm.WARM, 1);
    }

    private static Run plain(TestId test) {
        return new Run("m", "test", List.of(test), Treatment.NONE, Jvm.FRESH, 1);
    }
}
