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
import org.junit.jupiter.api.Test;

class RunQueueTest {

    private static final TestId BINDS = TestId.of("a.T", "binds");
    private static final TestId OTHER = TestId.of("a.T", "other");

    private final RunQueue queue = new RunQueue(
            1,
            StrategyCatalog.BUILT_IN::waits,
            Sharing.NONE,
            ClaimedResources.in(
                    new Observation(
                            "baseline",
                            List.of(SimulatedExperiment.passed(BINDS).withClaims(List.of("port 8080"))),
                            1),
                    run -> false),
            run -> 0);

    @Test
    void a_run_that_waits_does_not_block_a_run_that_uses_the_same_port() throws Exception {
        queue.request(waiting(BINDS), Beside.ANY, () -> false);
        QueuedRun plain = queue.request(plain(BINDS), Beside.ANY, () -> false);

        assertThat(queue.take()).containsExactly(plain);
    }

    @Test
    void a_run_that_waits_starts_first_if_it_blocks_no_other() throws Exception {
        QueuedRun waiting = queue.request(waiting(BINDS), Beside.ANY, () -> false);
        queue.request(plain(OTHER), Beside.ANY, () -> false);

        assertThat(queue.take()).containsExactly(waiting);
    }

    private static Run waiting(TestId test) {
        return new Run("m", "test", List.of(test), Trials.treatment("sleep.increase"), Jvm.FRESH, 1);
    }

    private static Run plain(TestId test) {
        return new Run("m", "test", List.of(test), Treatment.NONE, Jvm.FRESH, 1);
    }
}
