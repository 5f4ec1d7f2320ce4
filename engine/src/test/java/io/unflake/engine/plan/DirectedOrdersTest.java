package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Failure;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Trace;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DirectedOrdersTest {

    private final List<TestResult> results = new ArrayList<>();
    private String engine = "junit-jupiter";

    @Test
    void runs_the_polluter_again_before_each_reader_if_readers_write() {
        changes("victim", "list", "clean");
        changes("polluter", "list", "dirt");
        changes("cleaner", "list", "clean");
        changes("another", "list", "clean");

        assertThat(orders()).containsExactly("polluter victim polluter another");
    }

    @Test
    void runs_the_polluter_once_if_readers_do_not_write() {
        reads("one", "text", "clean");
        reads("two", "text", "clean");
        reads("three", "text", "clean");
        writes("polluter", "text", "dirt");

        assertThat(orders()).containsExactly("polluter one two three");
    }

    @Test
    void a_test_that_writes_before_reading_is_not_a_victim() {
        reads("one", "text", "clean");
        writes("polluter", "text", "dirt");
        writes("cleaner", "text", "clean");
        writes("careful", "text", "clean");

        assertThat(orders()).containsExactly("polluter one");
    }

    @Test
    void the_test_that_initialised_a_class_may_be_a_victim() {
        writes("first", "field p.Parsers.known", "clean");
        reads("second", "field p.Parsers.known", "clean");
        writes("polluter", "field p.Parsers.known", "dirt");

        assertThat(orders()).containsExactly("polluter second polluter first");
    }

    @Test
    void a_test_that_passed_with_the_value_is_not_a_victim() {
        reads("victim", "text", "clean");
        writes("polluter", "text", "dirt");
        reads("robust", "text", "dirt");
        writes("cleaner", "text", "clean");

        assertThat(orders()).containsExactly("polluter victim");
    }

    @Test
    void a_test_that_restores_the_state_is_not_a_polluter() {
        reads("one", "text", "clean");
        changes("tidy", "text", "clean");
        reads("two", "text", "clean");

        assertThat(orders()).isEmpty();
    }

    @Test
    void ignores_state_that_most_tests_rewrite() {
        IntStream.range(0, 20).forEach(i -> changes("test" + i, "counter", "value" + i));

        assertThat(orders()).isEmpty();
    }

    @Test
    void ignores_unknown_values() {
        reads("one", "graph", "clean");
        changes("large", "graph", "");
        changes("two", "graph", "clean");

        assertThat(orders()).isEmpty();
    }

    @Test
    void combines_polluters_that_do_not_undo_each_other() {
        reads("victim", "text", "clean");
        touches("reader", new Trace("text", "clean", true, false), new Trace("list", "clean", true, false));
        writes("first", "text", "dirt");
        writes("cleaner", "text", "clean");
        changes("second", "list", "dirt");

        assertThat(orders()).containsExactly("first second victim reader");
    }

    @Test
    void tries_two_values_of_the_same_state_in_separate_rounds() {
        reads("victim", "text", "clean");
        writes("first", "text", "dirt");
        writes("second", "text", "mud");

        assertThat(orders()).containsExactly("first victim second victim");
    }

    @Test
    void the_first_test_may_be_the_polluter() {
        writes("polluter", "text", "dirt");
        writes("cleaner", "text", "clean");
        reads("victim", "text", "clean");

        assertThat(orders()).containsExactly("polluter victim");
    }

    @Test
    void the_first_test_may_be_the_polluter_of_the_few_that_only_read() {
        writes("polluter", "text", "dirt");
        IntStream.range(0, 60).forEach(i -> changes("cleaner" + i, "text", "clean"));
        reads("victim", "text", "clean");

        assertThat(orders()).containsExactly("polluter victim");
    }

    @Test
    void tests_that_only_read_come_before_those_that_also_write() {
        reads("reader", "text", "clean");
        changes("writer", "text", "clean");
        reads("another", "text", "clean");
        writes("polluter", "text", "dirt");

        assertThat(orders()).containsExactly("polluter reader another polluter writer");
    }

    @Test
    void runs_the_polluter_again_after_a_test_that_may_clean_up() {
        touches("cleaner", new Trace("changed", "no", true, false), new Trace("list", "clean", true, false));
        reads("victim", "text", "clean");
        touches("polluter", new Trace("changed", "yes", true, true), new Trace("text", "dirt", true, true));
        touches("another", new Trace("changed", "no", true, true), new Trace("text", "clean", false, true));
        writes("stranger", "list", "dirt");

        assertThat(orders()).singleElement().asString().contains("cleaner polluter victim");
    }

    @Test
    void a_test_that_failed_may_need_what_another_one_leaves() {
        writes("setter", "text", "value");
        writes("unsetter", "text", "none");
        fails("brittle", "text", "none");

        assertThat(orders()).containsExactly("setter brittle");
    }

    @Test
    void of_many_tests_that_read_what_the_first_one_left_those_that_failed_may_need_it() {
        writes("setter", "text", "value");
        writes("unsetter", "text", "none");
        IntStream.range(0, 60).forEach(i -> reads("reader" + i, "text", "none"));
        fails("brittle", "text", "none");

        assertThat(orders()).containsExactly("setter brittle");
    }

    @Test
    void nothing_comes_between_a_test_that_failed_and_what_it_may_need() {
        reads("reader", "text", "none");
        writes("setter", "text", "value");
        writes("unsetter", "text", "none");
        fails("brittle", "text", "none");

        assertThat(orders()).containsExactly("setter reader setter brittle");
    }

    private void fails(String test, String state, String end) {
        results.add(TestResult.of(test(test), Outcome.FAILED, new Failure("java.lang.Error", "", List.of()))
                .with(List.of(new Trace(state, end, true, false))));
    }

    @Test
    void polluters_that_could_not_be_reduced_are_not_tried_on_other_tests() {
        List<TestId> tests =
                IntStream.range(0, 10).mapToObj(i -> test("test" + i)).toList();
        tests.forEach(test -> touches(test));

        assertThat(DirectedOrders.after(List.of(proof(tests.subList(0, 2))), suite()))
                .hasSize(1);
        assertThat(DirectedOrders.after(List.of(proof(tests)), suite())).isEmpty();
    }

    private static Proof proof(List<TestId> polluters) {
        return Proof.ofOrder(
                Treatment.NONE,
                polluters.stream().map(test -> new Before(test, Role.POLLUTER)).toList(),
                polluters,
                new Proof.Effort(1, 1));
    }

    @Test
    void reports_the_state_that_polluter_and_reader_share() {
        touches("victim", new Trace("text", "clean", true, false), new Trace("list", "clean", true, true));
        writes("polluter", "text", "dirt");

        SharedState why =
                DirectedOrders.by(new Observation("id", results, 1), suite()).why();

        assertThat(why.between(test("polluter"), test("victim"))).isEqualTo("text");
        assertThat(why.between(test("victim"), test("polluter"))).isNull();
    }

    @Test
    void orders_are_at_most_twice_as_long_as_the_suite() {
        for (int i = 0; i < 120; i++) {
            touches("reader" + i, traces(9, "clean"));
        }
        for (int i = 0; i < 9; i++) {
            changes("polluter" + i, "state" + i, "dirt");
            changes("cleaner" + i, "state" + i, "clean");
        }
        DirectedOrders.Recommended recommended = DirectedOrders.by(new Observation("id", results, 1), suite());

        assertThat(recommended.orders().stream().mapToInt(List::size).sum()).isLessThanOrEqualTo(2 * results.size());
        assertThat(recommended.leftOut()).isZero();
        assertThat(recommended.orders().get(0)).startsWith(test("polluter0"), test("polluter1"));
    }

    @Test
    void pollutes_instance_state_again_where_its_class_runs() {
        reads("victim", "field a.A.number", "clean");
        changes("b.B", "stranger", "list", "clean");
        writes("polluter", "field a.A.number", "dirt");
        changes("b.B", "other", "list", "dirt");

        assertThat(orders()).containsExactly("polluter polluter victim other stranger");
    }

    @Test
    void ignores_instance_state_of_classes_that_run_as_a_whole() {
        engine = "testng";
        reads("victim", "field a.A.number", "clean");
        writes("polluter", "field a.A.number", "dirt");

        assertThat(orders()).isEmpty();
    }

    private static Trace[] traces(int count, String end) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Trace("state" + i, end, true, true))
                .toArray(Trace[]::new);
    }

    private void reads(String test, String state, String end) {
        touches(test, new Trace(state, end, true, false));
    }

    private void writes(String test, String state, String end) {
        touches(test, new Trace(state, end, false, true));
    }

    private void changes(String className, String test, String state, String end) {
        touches(TestId.of(className, test), new Trace(state, end, true, true));
    }

    private void changes(String test, String state, String end) {
        touches(test, new Trace(state, end, true, true));
    }

    private void touches(String test, Trace... traces) {
        touches(test(test), traces);
    }

    private void touches(TestId test, Trace... traces) {
        results.add(TestResult.of(test, Outcome.PASSED, null).with(List.of(traces)));
    }

    private List<String> orders() {
        return DirectedOrders.by(new Observation("id", results, 1), suite()).orders().stream()
                .map(order ->
                        String.join(" ", order.stream().map(TestId::method).toList()))
                .toList();
    }

    private Suite suite() {
        return new Suite(
                "m",
                results.stream()
                        .map(result -> new Suite.Member(result.test(), "[engine:" + engine + "]/" + result.test()))
                        .toList());
    }

    private static TestId test(String name) {
        return TestId.of("a.A", name);
    }
}
