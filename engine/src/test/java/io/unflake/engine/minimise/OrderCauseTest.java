package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Simulates a suite of twenty tests that share state. */
class OrderCauseTest {

    private SimulatedSuite suite;
    private List<TestId> suspects = List.of();

    @Test
    void finds_the_polluter_and_tries_it_on_all_other_tests_in_one_run() {
        // Test 15 pollutes, test 9 cleans up, and tests 10, 11 and 12 fail on polluted state.
        suite = new SimulatedSuite(20, (test, state) -> {
            if (test == 15) {
                state.add("dirt");
            } else if (test == 9) {
                state.remove("dirt");
            }
            return Set.of(10, 11, 12).contains(test) && state.contains("dirt");
        });

        Map<Confirmed, Proof> proofs = prove("order.reverse", 10, 11, 12);

        assertThat(proofs).hasSize(3).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(test(15), Role.POLLUTER));
            assertThat(proof.tests()).containsExactly(test(15), confirmed.test());
        });
        assertThat(suite.performed()).hasSizeLessThan(20);
    }

    @Test
    void tries_suspects_first() {
        suite = new SimulatedSuite(20, (test, state) -> {
            if (test == 15) {
                state.add("dirt");
            }
            return test == 10 && state.contains("dirt");
        });
        suspects = List.of(test(3), test(14), test(15));

        assertThat(prove("order.reverse", 10))
                .allSatisfy((confirmed, proof) ->
                        assertThat(proof.before()).containsExactly(new Before(test(15), Role.POLLUTER)));
        assertThat(suite.performed()).as("alone, after 14, after 15").hasSize(3);
    }

    @Test
    void a_test_that_fails_alone_is_brittle_and_needs_a_state_setter() {
        suite = new SimulatedSuite(20, (test, state) -> {
            if (test == 3) {
                state.add("set");
            }
            return test == 8 && !state.contains("set");
        });

        assertThat(prove("order.reverse", 8)).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(test(3), Role.STATE_SETTER));
            assertThat(proof.tests()).containsExactly(test(8));
        });
    }

    @Test
    void a_test_that_is_not_idempotent_fails_on_its_second_run() {
        suite = new SimulatedSuite(20, (test, state) -> {
            return test == 5 && !state.add("used");
        });

        assertThat(prove("order.twice", 5)).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(test(5), Role.ITSELF));
            assertThat(proof.tests()).containsExactly(test(5), test(5));
        });
    }

    @Test
    void keeps_two_polluters_that_are_needed_together() {
        suite = new SimulatedSuite(20, (test, state) -> {
            if (test == 19 || test == 12) {
                state.add("dirt" + test);
            }
            return test == 1 && state.size() == 2;
        });

        assertThat(prove("order.reverse", 1))
                .allSatisfy((confirmed, proof) -> assertThat(proof.before())
                        .containsExactly(new Before(test(19), Role.POLLUTER), new Before(test(12), Role.POLLUTER)));
    }

    @Test
    void a_search_that_is_out_of_time_says_that_its_list_may_be_too_long() {
        // Five tests pollute together, so that the search would take long.
        suite = new SimulatedSuite(20, (test, state) -> {
            if (test > 3 && test % 3 == 0) {
                state.add("dirt" + test);
            }
            return test <= 2 && state.size() == 5;
        });

        Map<Confirmed, Proof> cutOff = prove(Duration.ZERO, Trials.trial("order.reverse"), 1, 2);
        Map<Confirmed, Proof> complete = prove("order.reverse", 1, 2);

        assertThat(cutOff).hasSize(2).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).hasSizeGreaterThan(5);
            assertThat(proof.mayBeTooLarge()).isTrue();
        });
        assertThat(complete).hasSize(2).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).hasSize(5);
            assertThat(proof.mayBeTooLarge()).isFalse();
        });
    }

    @Test
    void tries_tests_of_the_same_package_first() {
        suite = new SimulatedSuite(
                20,
                (test, state) -> {
                    if (test == 19) {
                        state.add("dirt");
                    }
                    return test == 1 && state.contains("dirt");
                },
                number -> number == 1 || number > 17 ? "near" : "far");
        assertThat(prove("order.reverse", 1))
                .allSatisfy((confirmed, proof) ->
                        assertThat(proof.before()).containsExactly(new Before(test(19), Role.POLLUTER)));
        assertThat(suite.performed()).allMatch(run -> run.tests().size() <= 3);
    }

    @Test
    void tries_the_nearest_tests_first_in_a_directed_order() {
        suite = new SimulatedSuite(20, (test, state) -> {
            if (test == 15) {
                state.add("dirt");
            } else if (test != 1) {
                state.remove("dirt");
            }
            return test == 1 && state.contains("dirt");
        });
        Trial trial = Trial.askingForDirectedOrders()
                .along(List.of(test(2), test(3), test(15), test(4), test(15), test(1), test(15), test(5)), 1);

        assertThat(prove(trial, 1)).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before()).containsExactly(new Before(test(15), Role.POLLUTER));
            assertThat(proof.tests()).containsExactly(test(15), test(1));
        });
        assertThat(suite.performed()).hasSize(2);
    }

    private Map<Confirmed, Proof> prove(String strategy, int... tests) {
        return prove(Trials.trial(strategy), tests);
    }

    private Map<Confirmed, Proof> prove(Trial trial, int... tests) {
        return prove(Duration.ofHours(1), trial, tests);
    }

    private Map<Confirmed, Proof> prove(Duration budget, Trial trial, int... tests) {
        return new OrderCause(suite.study(), budget).prove(suite.failures(trial, tests), test -> suspects, () -> false);
    }

    private TestId test(int number) {
        return suite.test(number);
    }
}
