package io.unflake.agent.detail;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Detail;
import io.unflake.model.Detail.Access;
import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import io.unflake.model.Frame;
import java.util.List;
import org.junit.jupiter.api.Test;

class TestRecordingTest {

    private static final Value ONE = new Value("1", "java.lang.Integer", 1.0, null, "1", "1");

    private final TestRecording recording = new TestRecording(name -> name.startsWith("shop."));

    private Detail detail() {
        return recording.detail(state -> state.endsWith("varied"));
    }

    private void access(String state, int line, String className) {
        recording.add(new Access(state, false, false, ONE, "", List.of(new Frame(className, "m", "F.java", line))));
    }

    @Test
    void samples_are_limited_and_the_limit_is_told() {
        for (int i = 0; i < 30_000; i++) {
            recording.add(new Sample("shop.A.m():::EXIT", i, Detail.RETURN, ONE, null));
        }

        assertThat(detail().samples()).hasSize(20_000);
        assertThat(detail().limits()).containsExactly("Only the first 20000 values of the test were recorded.");
    }

    @Test
    void the_first_accesses_of_a_line_are_kept() {
        for (int i = 0; i < 10; i++) {
            access("field shop.A.x", 1, "shop.A");
            access("field shop.A.x", 2, "shop.A");
        }

        assertThat(detail().accesses()).hasSize(6);
    }

    @Test
    void accesses_of_libraries_count_if_the_value_varies() {
        access("field lib.Cache.steady", 1, "lib.Cache");
        access("field lib.Cache.varied", 1, "lib.Cache");
        access("table users", 1, "lib.Driver");

        assertThat(detail().accesses())
                .extracting(Access::state)
                .containsExactly("field lib.Cache.varied", "table users");
    }
}
