package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LongTestsTest {

    private static final TestId LONG = TestId.parse("p.A#takesLong");

    @Test
    void a_test_that_takes_a_large_part_of_the_time_is_long() {
        assertThat(LongTests.in(suite(20, 500, result(LONG, 6_000))).classes()).containsExactly("p.A");
    }

    @Test
    void the_invocations_of_a_method_count_together() {
        LongTests tests =
                LongTests.in(suite(20, 500, result(LONG.invocation(1), 3_000), result(LONG.invocation(2), 3_000)));

        assertThat(tests.contains(LONG.invocation(1))).isTrue();
    }

    @Test
    void the_other_tests_of_its_class_stay_with_a_long_test() {
        LongTests tests = LongTests.in(suite(20, 500, result(TestId.parse("p.A$Nested#takesLong"), 6_000)));

        assertThat(tests.contains(TestId.parse("p.A#other"))).isTrue();
        assertThat(tests.contains(TestId.parse("p.A$Other#other"))).isTrue();
        assertThat(tests.contains(TestId.parse("p.B#t1"))).isFalse();
    }

    @Test
    void a_test_is_not_long_beside_others_that_take_much_longer_together() {
        assertThat(LongTests.in(suite(100, 500, result(LONG, 6_000))).isEmpty()).isTrue();
    }

    @Test
    void a_test_that_takes_a_few_seconds_is_not_long() {
        assertThat(LongTests.in(suite(20, 1, result(LONG, 4_000))).isEmpty()).isTrue();
    }

    @Test
    void a_large_class_is_tried_like_all_others() {
        Observation large = suite(40, 1, result(TestId.parse("p.B#takesLong"), 6_000));
        Observation both = large.with(Stream.concat(
                        large.results().stream(),
                        IntStream.range(0, 20).mapToObj(i -> result(TestId.of("p.C", "t" + i), 1)))
                .toList());

        assertThat(LongTests.in(both).isEmpty()).isTrue();
    }

    @Test
    void no_test_is_long_if_there_are_hardly_any_others() {
        assertThat(LongTests.in(suite(2, 500, result(LONG, 60_000))).isEmpty()).isTrue();
    }

    private static Observation suite(int others, long millis, TestResult... more) {
        return new Observation(
                "baseline",
                Stream.concat(
                                IntStream.range(0, others).mapToObj(i -> result(TestId.of("p.B", "t" + i), millis)),
                                Stream.of(more))
                        .toList(),
                1);
    }

    private static TestResult result(TestId test, long millis) {
        return new TestResult(test, Outcome.PASSED, millis, null, null, List.of(), List.of());
    }
}
