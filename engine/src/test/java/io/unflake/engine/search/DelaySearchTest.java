package io.unflake.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DelaySearchTest {

    private static final FailureFingerprint SEEN = failure("java.lang.AssertionError", 3, 5, 9);

    @Test
    void without_a_trace_every_failure_is_wanted() {
        assertThat(DelaySearch.USUAL.wants(SEEN)).isTrue();
    }

    @Test
    void a_trace_may_lack_frames() {
        assertThat(looking(SEEN)).isTrue();
        assertThat(looking(failure("java.lang.AssertionError", 3, 9))).isTrue();
        assertThat(looking(failure("java.lang.AssertionError"))).isTrue();
    }

    @Test
    void another_type_line_or_order_is_another_failure() {
        assertThat(looking(failure("java.lang.Error", 3, 5, 9))).isFalse();
        assertThat(looking(failure("java.lang.AssertionError", 3, 4))).isFalse();
        assertThat(looking(failure("java.lang.AssertionError", 9, 3))).isFalse();
    }

    @Test
    void one_of_several_traces_suffices() {
        DelaySearch search = DelaySearch.USUAL.lookingFor(List.of(failure("java.lang.Error", 1), SEEN));

        assertThat(search.wants(SEEN)).isTrue();
    }

    private static boolean looking(FailureFingerprint wanted) {
        return DelaySearch.USUAL.lookingFor(List.of(wanted)).wants(SEEN);
    }

    private static FailureFingerprint failure(String type, Integer... lines) {
        return new FailureFingerprint(
                type,
                Stream.of(lines)
                        .map(line -> new Frame("p.A", "m", "A.java", line))
                        .toList());
    }
}
