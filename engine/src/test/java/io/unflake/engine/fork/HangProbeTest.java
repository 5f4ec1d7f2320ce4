package io.unflake.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Frame;
import java.util.List;
import org.junit.jupiter.api.Test;

class HangProbeTest {

    @Test
    void keeps_the_outer_frames_that_two_dumps_share() {
        Frame test = frame("T", "test", 9);
        Frame loop = frame("Code", "loop", 5);

        assertThat(HangProbe.outermost(
                        List.of(frame("Random", "next", 1), loop, test), List.of(frame("Math", "abs", 2), loop, test)))
                .containsExactly(loop, test);
    }

    @Test
    void drops_the_line_number_if_two_dumps_disagree() {
        Frame test = frame("T", "test", 9);

        assertThat(HangProbe.outermost(
                        List.of(frame("Code", "loop", 5), test), List.of(frame("Code", "loop", 6), test)))
                .containsExactly(frame("Code", "loop", 0), test);
    }

    private static Frame frame(String className, String method, int line) {
        return new Frame(className, method, className + ".java", line);
    }
}
