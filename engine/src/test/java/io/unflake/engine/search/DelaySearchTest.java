package io.unflake.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.search.DelaySearch.Wanted;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.TestId;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DelaySearchTest {

    private static final TestId TEST = TestId.parse("p.ATest#m");
    private static final FailureFingerprint SEEN = failure("java.lang.AssertionError", 3, 5, 9);

    @Test
    void without_a_trace_every_failure_is_wanted() {
        assertThat(DelaySearch.USUAL.wants(TEST, SEEN)).isTrue();
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
        DelaySearch search = DelaySearch.USUAL.lookingFor(
                List.of(new Wanted(null, failure("java.lang.Error", 1)), new Wanted(null, SEEN)));

        assertThat(search.wants(TEST, SEEN)).isTrue();
    }

    @Test
    void the_failure_of_one_test_is_not_wanted_of_another_that_has_its_own() {
        FailureFingerprint other = failure("java.lang.Error", 1);
        DelaySearch search = DelaySearch.USUAL.lookingFor(
                List.of(new Wanted("p.ATest#m", SEEN), new Wanted("p.ATest#other", other)));

        assertThat(search.wants(TEST, SEEN)).isTrue();
        assertThat(search.wants(TEST, other)).isFalse();
        assertThat(search.wants(TestId.parse("p.ATest#other[2]"), other)).isTrue();
    }

    @Test
    void a_test_without_a_trace_may_fail_in_any_way() {
        DelaySearch search =
                DelaySearch.USUAL.lookingFor(List.of(new Wanted("p.ATest#other", failure("java.lang.Error", 1))));

        assertThat(search.wants(TEST, SEEN)).isTrue();
    }

    @Test
    void an_inherited_test_is_looked_for_by_the_failure_of_the_class_that_declares_it() {
        TestId inherited = TestId.parse("p.SubTest#m");
        DelaySearch search = DelaySearch.USUAL.lookingFor(List.of(new Wanted("p.ATest#m", SEEN)));

        assertThat(search.wants(inherited, SEEN)).isTrue();
        assertThat(search.wants(inherited, failure("java.lang.Error", 1))).isFalse();
    }

    @Test
    void the_failure_of_a_class_is_wanted_of_all_its_tests_and_of_no_others_that_have_their_own() {
        FailureFingerprint other = failure("java.lang.Error", 1);
        DelaySearch search =
                DelaySearch.USUAL.lookingFor(List.of(new Wanted("p.BTest", SEEN), new Wanted("p.ATest#m", other)));

        assertThat(search.wants(TestId.parse("p.BTest$Nested#n"), SEEN)).isTrue();
        assertThat(search.wants(TestId.parse("p.BTest#n"), other)).isFalse();
        assertThat(search.wants(TEST, SEEN)).isFalse();
        assertThat(search.wants(TestId.parse("p.SubTest#n"), SEEN)).isTrue();
    }

    private static boolean looking(FailureFingerprint wanted) {
        return DelaySearch.USUAL.lookingFor(List.of(new Wanted(null, wanted))).wants(TEST, SEEN);
    }

    private static FailureFingerprint failure(String type, Integer... lines) {
        return new FailureFingerprint(
                type,
                Stream.of(lines)
                        .map(line -> new Frame("p.A", "m", "A.java", line))
                        .toList());
    }
}
