package io.unflake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.fork.ForkListener;
import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A test that takes too much of the machine is ended, and the others run elsewhere. */
class MachineLimitsIT {

    private static final String BYTES = "unflake.limit.bytes";

    @TempDir
    Path folder;

    @BeforeEach
    void lower_the_limit() {
        System.setProperty(BYTES, Integer.toString(20 << 20));
    }

    @AfterEach
    void restore_the_limit() {
        System.clearProperty(BYTES);
    }

    @Test
    void a_test_with_too_many_threads_or_files_fails_and_the_next_one_runs() throws IOException {
        List<String> notes = Collections.synchronizedList(new ArrayList<>());
        ForkListener listener = new ForkListener() {
            @Override
            public void problem(String text) {
                notes.add(text);
            }
        };
        Observation run;
        try (TestJvms jvms =
                new TestJvms(Subject.compile("apart", folder), List.of("-Dunflake.limit.threads=50"), listener)) {
            run = jvms.runAll(Jvm.PLAIN, "apart.GreedyTest");
        }

        assertThat(message(run, "startsManyThreads")).isEqualTo("ended: it started more than 50 threads");
        assertThat(message(run, "fillsTheDisk")).isEqualTo("ended: it wrote more than 20 MB of temporary files");
        assertThat(run.byTest().get(test("isModest")).passed()).isTrue();
        assertThat(notes)
                .containsExactly(
                        "apart.GreedyTest#startsManyThreads was ended: it started more than 50 threads",
                        "apart.GreedyTest#fillsTheDisk was ended: it wrote more than 20 MB of temporary files");
    }

    private static String message(Observation run, String method) {
        return run.byTest().get(test(method)).failure().message();
    }

    private static TestId test(String method) {
        return TestId.of("apart.GreedyTest", method);
    }
}
