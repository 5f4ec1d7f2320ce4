package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.TestId;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SuiteTest {

    private static final TestId A1 = TestId.parse("p.A#one");
    private static final TestId A2 = TestId.parse("p.A#two");
    private static final TestId A3 = TestId.parse("p.A#three");
    private static final TestId B1 = TestId.parse("p.B#one");

    private final Suite suite = new Suite(
            "m",
            Stream.of(A1, A2, A3, B1)
                    .map(t -> new Suite.Member(t, "[" + t + "]"))
                    .toList());

    @Test
    void a_class_is_selected_as_a_whole_where_all_its_tests_are_wanted() {
        assertThat(suite.selectors(List.of(B1, A2))).containsExactly("[p.A#two]", "p.B");
    }

    @Test
    void a_class_with_tests_that_are_not_wanted_is_never_selected_as_a_whole() {
        Suite part = new Suite(
                "m",
                Stream.of(A1, A2).map(t -> new Suite.Member(t, "[" + t + "]")).toList(),
                test -> !test.equals(A1));

        assertThat(part.tests()).containsExactly(A2);
        assertThat(part.selectors(part.tests())).containsExactly("[p.A#two]");
    }

    @Test
    void invocations_are_run_by_their_method_in_plain_order() {
        assertThat(suite.methods(List.of(B1, A3.invocation(2), A1))).containsExactly(A1, A3, B1);
    }

    @Test
    void invocations_that_discovery_knows_are_run_by_themselves() {
        List<TestId> known = List.of(A1.invocation(1), A1.invocation(2));
        Suite parameterised = new Suite(
                "m", known.stream().map(t -> new Suite.Member(t, "[" + t + "]")).toList());

        assertThat(parameterised.methods(List.of(A1.invocation(2)))).containsExactly(A1.invocation(2));
        assertThat(parameterised.inPlace(List.of(A1.invocation(2)))).isEqualTo(known);
    }

    @Test
    void a_class_level_failure_needs_the_whole_class() {
        assertThat(suite.methods(List.of(TestId.ofClass("p.A")))).containsExactly(A1, A2, A3);
    }

    @Test
    void in_place_means_after_what_comes_before_in_the_class() {
        assertThat(suite.inPlace(List.of(A2))).containsExactly(A1, A2);
    }
}
