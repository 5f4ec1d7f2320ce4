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
    void selects_a_whole_class_if_all_its_tests_are_wanted() {
        assertThat(suite.selectors(List.of(B1, A2))).containsExactly("[p.A#two]", "p.B");
    }

    @Test
    void never_selects_a_whole_class_if_some_of_its_tests_are_excluded() {
        Suite part = new Suite(
                "m",
                Stream.of(A1, A2).map(t -> new Suite.Member(t, "[" + t + "]")).toList(),
                test -> !test.equals(A1));

        assertThat(part.tests()).containsExactly(A2);
        assertThat(part.selectors(part.tests())).containsExactly("[p.A#two]");
    }

    @Test
    void invocations_run_with_their_method_in_plain_order() {
        assertThat(suite.methods(List.of(B1, A3.invocation(2), A1))).containsExactly(A1, A3, B1);
    }

    @Test
    void a_method_stands_for_all_invocations_that_discovery_reports() {
        Suite parameterised = new Suite(
                "m",
                Stream.of(A1.invocation(1), A2, A1.invocation(2))
                        .map(t -> new Suite.Member(t, "[" + t + "]"))
                        .toList());

        assertThat(parameterised.methods(List.of(A1))).containsExactly(A1.invocation(1), A1.invocation(2));
        assertThat(parameterised.methods(List.of(A1.invocation(2))))
                .containsExactly(A1.invocation(1), A1.invocation(2));
    }

    @Test
    void a_suite_has_invocations_their_methods_and_what_only_their_class_was_discovered_for() {
        Suite parameterised = new Suite(
                "m",
                Stream.of(A1.invocation(1), A2, TestId.ofClass("p.C"))
                        .map(t -> new Suite.Member(t, "[" + t + "]"))
                        .toList());

        assertThat(List.of(A1, A1.invocation(1), A2.invocation(7), TestId.parse("p.C#one[2]")))
                .allMatch(parameterised::has);
        assertThat(List.of(A1.invocation(2), A3, B1)).noneMatch(parameterised::has);
    }

    @Test
    void a_class_level_failure_selects_the_whole_class() {
        assertThat(suite.methods(List.of(TestId.ofClass("p.A")))).containsExactly(A1, A2, A3);
    }

    @Test
    void a_class_stands_for_its_tests_if_only_the_class_was_discovered() {
        TestId whole = TestId.ofClass("p.C");
        Suite templates = new Suite("m", List.of(new Suite.Member(whole, "[c]")));

        assertThat(templates.methods(List.of(TestId.parse("p.C#one[2]")))).containsExactly(whole);
    }

    @Test
    void in_place_includes_the_preceding_tests_of_the_class() {
        assertThat(suite.inPlace(List.of(A2))).containsExactly(A1, A2);
    }
}
