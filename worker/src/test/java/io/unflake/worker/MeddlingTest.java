package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Outcome;
import io.unflake.worker.protocol.Command;
import io.unflake.worker.subjects.jupiter.Shapes;
import io.unflake.worker.subjects.nasty.Meddles;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MeddlingTest {

    /** All subjects use the same worker, which must survive each of them. */
    private static final ForkedWorker WORKER = ForkedWorker.with(Frameworks.JUPITER_6);

    @AfterAll
    static void end() {
        WORKER.close();
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Meddles.Threads.class,
                Meddles.Input.class,
                Meddles.Streams.class,
                Meddles.Output.class,
                Meddles.Interrupts.class,
                Meddles.Loaders.class,
                Meddles.LoadersToo.class,
                Meddles.Defaults.class,
                Shapes.class
            })
    void the_worker_survives_whatever_tests_do_to_their_jvm(Class<?> subject) {
        assertAllPass(WORKER.execute(subject));
    }

    @Test
    @DisabledForJreRange(min = JRE.JAVA_24)
    void the_worker_can_report_and_exit_despite_a_security_manager() {
        try (ForkedWorker worker = ForkedWorker.with(List.of("-Djava.security.manager=allow"), Frameworks.JUPITER_6)) {
            assertAllPass(worker.execute(Meddles.Security.class, Shapes.class));
            worker.send(new Command.Stop());
            assertThat(worker.exitCode()).isZero();
        }
    }

    private static void assertAllPass(Transcript run) {
        assertThat(run.isComplete()).isTrue();
        assertThat(run.outcomes())
                .isNotEmpty()
                .allSatisfy((test, outcome) ->
                        assertThat(outcome).as(test + " " + run.failure(test)).isEqualTo(Outcome.PASSED));
    }
}
