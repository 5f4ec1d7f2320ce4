package io.unflake.sanitise.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.sanitise.evidence.Timeline.Occurrence;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EvidenceCollectorTest {

    private static final StackTraceElement LOOKUP = new StackTraceElement("java.net.InetAddress", "getByName", null, 1);
    private static final StackTraceElement TEST =
            new StackTraceElement(EvidenceCollectorTest.class.getName(), "lambda$test$0", null, 1);

    private final EvidenceCollector collector = new EvidenceCollector(EvidenceCollectorTest.class);

    private static Occurrence<Object> onUnknownThread(StackTraceElement... stack) {
        RecordedException exception =
                new RecordedException(UnknownHostException.class, "somewhere", List.of(stack), true, "");
        return new Occurrence<>(exception, Timeline.UNKNOWN_THREAD, false, Set.of(10L));
    }

    @Test
    void an_exception_of_a_lost_thread_counts_if_the_test_is_alone_and_on_the_stack() {
        collector.add(onUnknownThread(LOOKUP, TEST), true);

        assertThat(collector.observations().created()).hasSize(1);
        assertThat(collector.observations().gap()).isEmpty();
    }

    @Test
    void an_exception_of_a_lost_thread_is_a_gap_if_other_tests_are_running() {
        collector.add(onUnknownThread(LOOKUP, TEST), false);

        assertThat(collector.observations().created()).isEmpty();
        assertThat(collector.observations().gap()).contains("a thread that the flight recorder has lost");
    }

    @Test
    void an_exception_of_a_lost_thread_is_a_gap_if_the_test_is_not_on_the_stack() {
        collector.add(onUnknownThread(LOOKUP), true);

        assertThat(collector.observations().created()).isEmpty();
        assertThat(collector.observations().gap()).contains("a thread that the flight recorder has lost");
    }
}
