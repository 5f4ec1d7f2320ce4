package io.unflake.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Frame;
import io.unflake.model.TestId;
import io.unflake.worker.protocol.Report;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
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

    @Test
    void a_thread_that_waits_needs_few_dumps() throws InterruptedException {
        List<Report.Stacks> dumps = Collections.nCopies(100, stacks(frame("Code", "await", 5), frame("T", "test", 9)));
        Iterator<Report.Stacks> taken = dumps.iterator();

        assertThat(HangProbe.common(taken::next, HangProbeTest::standingClock)).isEqualTo(dumps.get(0));
        int left = 0;
        for (; taken.hasNext(); taken.next()) {
            left++;
        }
        assertThat(left).isEqualTo(97);
    }

    @Test
    void a_thread_that_loops_is_in_the_loop_although_it_is_mostly_in_one_of_its_calls() throws InterruptedException {
        Frame loop = frame("Code", "loop", 5);
        Frame test = frame("T", "test", 9);
        List<Report.Stacks> dumps = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            dumps.add(stacks(frame("Format", "part" + i, i), frame("Code", "parse", 7), loop, test));
        }
        dumps.add(stacks(frame("Random", "next", 1), loop, test));
        AtomicInteger taken = new AtomicInteger();

        assertThat(HangProbe.common(
                                () -> dumps.get(taken.getAndIncrement() % dumps.size()), HangProbeTest::standingClock)
                        .testThread())
                .containsExactly(loop, test);
    }

    @Test
    void slow_dumps_of_a_loop_end_after_two_seconds() throws InterruptedException {
        AtomicInteger taken = new AtomicInteger();
        HangProbe.Dump differing = () -> stacks(frame("Format", "part" + taken.incrementAndGet(), 1));

        HangProbe.common(differing, () -> TimeUnit.MILLISECONDS.toNanos(300L * taken.get()));

        assertThat(taken).hasValue(7);
    }

    @Test
    void there_are_no_stacks_if_the_jvm_does_not_respond() throws InterruptedException {
        assertThat(HangProbe.common(() -> null, HangProbeTest::standingClock)).isNull();
    }

    private static long standingClock() {
        return 0;
    }

    private static Report.Stacks stacks(Frame... frames) {
        return new Report.Stacks(TestId.parse("T#test"), List.of(frames), List.of());
    }

    private static Frame frame(String className, String method, int line) {
        return new Frame(className, method, className + ".java", line);
    }
}
