package io.unflake.sanitise.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.sanitise.run.History.Line;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class BuildTest {

    private static final JvmId SELF = new JvmId(9, 1_000_000);
    private static final Line MINE = line("a.Mine#test", SELF, 1_010_000);

    private static Line line(String test, JvmId jvm, long at) {
        return new Line(SanitiseResult.of(test, SanitiseOutcome.PASSED, ""), null, jvm, at);
    }

    /** A test of a JVM that ran for {@code lived} ms and ended {@code before} ms before this JVM started. */
    private static Line earlier(String test, long lived, long before) {
        long end = SELF.start() - before;
        return line(test, new JvmId(1, end - lived), end);
    }

    private static List<Line> ran(OptionalLong start, Line... lines) {
        return new Build(SELF, start).ran(List.of(lines));
    }

    @Test
    void contains_all_jvms_since_the_start_of_maven() {
        Line before = earlier("a.Before#test", 1_000, 900_001);
        Line unit = earlier("a.Unit#test", 1_000, 600_000);

        assertThat(ran(OptionalLong.of(100_000), before, unit, MINE)).containsExactly(unit, MINE);
    }

    @Test
    void in_a_daemon_contains_consecutive_jvms() {
        Line yesterday = earlier("a.Yesterday#test", 5_000, 200_000);
        Line first = earlier("a.First#test", 60_000, 65_000);
        Line second = earlier("a.Second#test", 60_000, 1_000);

        assertThat(ran(OptionalLong.empty(), first, yesterday, second, MINE)).containsExactly(first, second, MINE);
    }

    @Test
    void in_a_daemon_contains_parallel_jvms() {
        Line beside = line("a.Beside#test", new JvmId(2, SELF.start() - 30_000), SELF.start() + 5_000);
        Line earlier = earlier("a.Earlier#test", 5_000, 31_000);

        assertThat(ran(OptionalLong.empty(), earlier, beside, MINE)).containsExactly(earlier, beside, MINE);
    }

    @Test
    void in_a_daemon_excludes_the_previous_build() {
        Line before = earlier("a.Before#test", 5_000, 10_001);

        assertThat(ran(OptionalLong.empty(), before, MINE)).containsExactly(MINE);
    }
}
