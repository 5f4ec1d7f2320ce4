package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrderConfirmationTest {

    private SimulatedSuite suite;
    private Function<TestId, List<TestId>> suspects = test -> List.of();

    @Test
    void many_victims_of_the_most_frequent_suspect_take_a_few_runs() {
        // Test 79 pollutes all others. Each also has a suspect of its own that does nothing.
        suite = new SimulatedSuite(80, (test, state) -> {
            if (test == 79) {
                state.add("dirt");
                return false;
            }
            return test < 40 && state.remove("dirt");
        });
        suspects = test -> List.of(test(40 + Integer.parseInt(test.method().substring(1)) % 39), test(79));

        Map<Confirmed, Proof> proofs =
                confirm("order.reverse", IntStream.range(0, 40).toArray());

        assertThat(proofs).hasSize(40).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(test(79), Role.POLLUTER));
            assertThat(proof.tests()).containsExactly(test(79), confirmed.test());
        });
        assertThat(suite.performed())
                .as("without polluter twice, a sample, with polluter twice")
                .hasSize(5);
    }

    @Test
    void a_suspect_that_affects_no_test_of_a_sample_is_not_tried_on_the_others() {
        suite = new SimulatedSuite(80, (test, state) -> false);
        suspects = test -> List.of(test(79));

        assertThat(confirm("order.reverse", IntStream.range(0, 40).toArray())).isEmpty();
        assertThat(suite.performed()).allMatch(run -> run.tests().size() <= 40);
    }

    @Test
    void tests_with_different_polluters_share_a_jvm_if_these_do_not_affect_the_others() {
        twoPolluters();
        suspects = test -> List.of(test(test.equals(test(1)) ? 15 : 16));

        assertThat(confirm("order.reverse", 1, 2)).hasSize(2).allSatisfy((confirmed, proof) -> {
            TestId polluter = suspects.apply(confirmed.test()).get(0);
            assertThat(proof.before()).containsExactly(new Before(polluter, Role.POLLUTER));
            assertThat(proof.tests()).containsExactly(polluter, confirmed.test());
        });
        assertThat(suite.performed().stream().skip(2).map(Run::tests))
                .as("after and before their polluters")
                .containsExactlyInAnyOrder(
                        List.of(test(15), test(1), test(16), test(2)),
                        List.of(test(16), test(2), test(15), test(1)),
                        List.of(test(1), test(15), test(2), test(16)),
                        List.of(test(2), test(16), test(1), test(15)));
    }

    @Test
    void tests_with_different_polluters_do_not_share_a_jvm_if_one_may_affect_the_other() {
        twoPolluters();
        suspects = test -> test.equals(test(1)) ? List.of(test(15)) : List.of(test(16), test(15));

        assertThat(confirm("order.reverse", 1, 2)).hasSize(2);
        assertThat(suite.performed())
                .noneMatch(run -> run.tests().contains(test(15)) && run.tests().contains(test(16)));
    }

    @Test
    void a_suspect_is_not_blamed_for_what_another_one_does_in_the_same_jvm() {
        // Test 15 pollutes 1 and 2, although only test 16 is suspected to pollute 2.
        suite = new SimulatedSuite(20, (test, state) -> {
            state.add("ran " + test);
            return (test == 1 || test == 2) && state.contains("ran 15");
        });
        suspects = test -> List.of(test(test.equals(test(1)) ? 15 : 16));

        assertThat(confirm("order.reverse", 1, 2).values())
                .allSatisfy(proof -> assertThat(proof.before()).containsExactly(new Before(test(15), Role.POLLUTER)));
    }

    @Test
    void a_suspect_is_not_blamed_for_what_two_others_do_in_the_same_jvm() {
        // Tests 15 and 17 pollute 1, 2 and 3, although only test 16 is suspected to pollute 2.
        suite = new SimulatedSuite(20, (test, state) -> {
            state.add("ran " + test);
            return test >= 1 && test <= 3 && (state.contains("ran 15") || state.contains("ran 17"));
        });
        suspects = test -> List.of(test(14 + Integer.parseInt(test.method().substring(1))));

        assertThat(confirm("order.reverse", 1, 2, 3).values())
                .flatExtracting(Proof::before)
                .doesNotContain(new Before(test(16), Role.POLLUTER));
    }

    /** Test 15 pollutes 1, test 16 pollutes 2. */
    private void twoPolluters() {
        suite = new SimulatedSuite(20, (test, state) -> {
            state.add("ran " + test);
            return (test == 1 && state.contains("ran 15")) || (test == 2 && state.contains("ran 16"));
        });
    }

    @Test
    void further_suspects_are_tried_if_the_first_has_no_effect() {
        suite = new SimulatedSuite(20, (test, state) -> {
            if (test == 15) {
                state.add("dirt");
            }
            return test == 10 && state.contains("dirt");
        });
        suspects = test -> List.of(test(14), test(15));

        assertThat(confirm("order.reverse", 10).values())
                .singleElement()
                .satisfies(proof -> assertThat(proof.before()).containsExactly(new Before(test(15), Role.POLLUTER)));
    }

    @Test
    void a_failure_that_does_not_occur_again_is_not_confirmed() {
        suite = new SimulatedSuite(20, (test, state) -> false);
        suspects = test -> List.of(test(15));

        assertThat(confirm("order.reverse", 10)).isEmpty();
    }

    @Test
    void a_test_that_also_fails_without_its_suspect_is_not_a_victim() {
        suite = new SimulatedSuite(20, (test, state) -> test == 10);
        suspects = test -> List.of(test(15));

        assertThat(confirm("order.reverse", 10)).isEmpty();
    }

    @Test
    void a_brittle_test_gets_its_state_setter() {
        suite = new SimulatedSuite(20, (test, state) -> {
            if (test == 3) {
                state.add("set");
            }
            return test == 8 && !state.contains("set");
        });

        assertThat(confirm("order.reverse", 8).values()).singleElement().satisfies(proof -> {
            assertThat(proof.before()).containsExactly(new Before(test(3), Role.STATE_SETTER));
            assertThat(proof.tests()).containsExactly(test(8));
        });
    }

    @Test
    void tests_that_are_not_idempotent_share_a_jvm() {
        suite = new SimulatedSuite(20, (test, state) -> (test == 5 || test == 6) && !state.add("used by " + test));

        assertThat(confirm("order.twice", 5, 6)).hasSize(2).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(confirmed.test(), Role.ITSELF));
            assertThat(proof.tests()).containsExactly(confirmed.test(), confirmed.test());
        });
        assertThat(suite.performed()).hasSize(4);
    }

    private Map<Confirmed, Proof> confirm(String strategy, int... tests) {
        return new OrderConfirmation(suite.study(), Duration.ofHours(1), suspects, () -> false)
                .confirm(suite.failures(Trials.trial(strategy), tests));
    }

    private TestId test(int number) {
        return suite.test(number);
    }
}
