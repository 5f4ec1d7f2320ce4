package io.unflake.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.TestId;
import io.unflake.worker.subjects.testng.MadeByFactory;
import io.unflake.worker.subjects.testng.PlainNg;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class TestNgNamesTest {

    private static final ForkedWorker WORKER = ForkedWorker.with(Frameworks.JUPITER_5_14, Frameworks.TESTNG);

    @AfterAll
    static void end() {
        WORKER.close();
    }

    @Test
    void methods_are_named_after_the_running_class() {
        assertThat(WORKER.discover(PlainNg.class).found())
                .containsExactlyInAnyOrder(
                        "PlainNg#passes",
                        "PlainNg#slow",
                        "PlainNg#fails",
                        "PlainNg#skips",
                        "PlainNg#inherited",
                        "PlainNg#provided",
                        "PlainNg#repeated",
                        "PlainNg#overloaded()",
                        "PlainNg#overloaded(int)");
    }

    @Test
    void invocations_are_numbered() {
        assertThat(WORKER.execute(PlainNg.class).started())
                .contains("PlainNg#provided[1]", "PlainNg#provided[2]", "PlainNg#provided[3]")
                .contains("PlainNg#repeated[1]", "PlainNg#repeated[2]")
                .contains("PlainNg#overloaded()", "PlainNg#overloaded(int)[3]");
    }

    @Test
    void objects_of_a_factory_are_numbered() {
        assertThat(WORKER.discover(MadeByFactory.class).found())
                .containsExactlyInAnyOrder("MadeByFactory#made[1]", "MadeByFactory#made[2]");
        assertThat(WORKER.execute(MadeByFactory.class).started())
                .containsExactlyInAnyOrder("MadeByFactory#made[1]", "MadeByFactory#made[2]");
    }

    @Test
    void a_method_runs_alone_with_the_same_name() {
        TestId test = TestId.of(PlainNg.class.getName(), "provided");
        assertThat(WORKER.executeFound(test, PlainNg.class).started())
                .containsExactly("PlainNg#provided[1]", "PlainNg#provided[2]", "PlainNg#provided[3]");
    }
}
