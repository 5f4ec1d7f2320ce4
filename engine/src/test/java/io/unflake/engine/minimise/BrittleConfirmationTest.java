package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.TestId;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Role;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Tests 10 to 14 need another test before them. They fail in plain order and pass in reverse order. */
class BrittleConfirmationTest {

    private SimulatedSuite suite = new SimulatedSuite(20, (test, state) -> {
        state.add("ran " + test);
        return test >= 10 && test < 15 && !state.contains("ran " + setterOf(test));
    });

    private Function<TestId, List<TestId>> suspects = test -> List.of();

    @Test
    void suspects_are_tried_in_few_jvms() {
        suspects = test -> List.of(test(setterOf(number(test))));

        Map<Confirmed, Proof> proofs = confirm(10, 11, 12);

        assertThat(proofs).hasSize(3).allSatisfy((confirmed, proof) -> {
            assertThat(proof.before())
                    .containsExactly(new Before(test(setterOf(number(confirmed.test()))), Role.STATE_SETTER));
            assertThat(proof.tests()).containsExactly(confirmed.test());
        });
        assertThat(suite.performed())
                .as("alone, after suspects and before suspects, twice each")
                .hasSize(6);
    }

    @Test
    void a_test_that_passes_because_of_another_one_after_the_same_suspect_is_not_confirmed_by_it() {
        // Test 10 needs 15, and test 11 needs 10 after 15.
        suite = new SimulatedSuite(20, (test, state) -> {
            boolean fails = (test == 10 && !state.contains("ran 15")) || (test == 11 && !state.contains("10 passed"));
            state.add("ran " + test);
            if (test == 10 && !fails) {
                state.add("10 passed");
            }
            return fails;
        });
        suspects = test -> List.of(test(15));

        Map<Confirmed, Proof> proofs = confirm(10, 11);

        assertThat(proofs.keySet()).extracting(Confirmed::test).contains(test(10));
        assertThat(proofs.values())
                .filteredOn(proof -> proof.tests().contains(test(11)))
                .noneMatch(proof -> proof.before().equals(List.of(new Before(test(15), Role.STATE_SETTER))));
    }

    @Test
    void a_test_that_fails_differently_after_another_one_has_not_passed() {
        suite = new SimulatedSuite(20, (test, state) -> {
            if (test == 15) {
                state.add(SimulatedSuite.FAIL_DIFFERENTLY);
            }
            return test == 10;
        });

        assertThat(confirm(10)).isEmpty();
    }

    @Test
    void further_suspects_are_tried_if_the_first_has_no_effect() {
        suspects = test -> List.of(test(19), test(setterOf(number(test))));

        assertThat(confirm(10).values())
                .singleElement()
                .satisfies(
                        proof -> assertThat(proof.before()).containsExactly(new Before(test(15), Role.STATE_SETTER)));
    }

    @Test
    void the_state_setter_is_searched_if_nothing_is_suspected() {
        assertThat(confirm(10).values())
                .singleElement()
                .satisfies(
                        proof -> assertThat(proof.before()).containsExactly(new Before(test(15), Role.STATE_SETTER)));
    }

    @Test
    void a_test_that_passes_alone_is_not_confirmed() {
        suite = new SimulatedSuite(20, (test, state) -> false);
        suspects = test -> List.of(test(15));

        assertThat(confirm(10)).isEmpty();
    }

    @Test
    void a_test_that_fails_after_all_others_is_not_confirmed() {
        suite = new SimulatedSuite(20, (test, state) -> test == 10);
        suspects = test -> List.of(test(15));

        assertThat(confirm(10)).isEmpty();
    }

    private static int setterOf(int brittle) {
        return brittle + 5;
    }

    private static int number(TestId test) {
        return Integer.parseInt(test.method().substring(1));
    }

    private Map<Confirmed, Proof> confirm(int... tests) {
        List<TestId> reversed = new ArrayList<>(suite.study().suite().tests());
        Collections.reverse(reversed);
        Map<Confirmed, List<TestId>> passed = new LinkedHashMap<>();
        suite.failures(Trials.trial("order.reverse"), tests).forEach(each -> passed.put(each, reversed));
        return new BrittleConfirmation(suite.study(), Duration.ofHours(1), suspects, () -> false).confirm(passed);
    }

    private TestId test(int number) {
        return suite.test(number);
    }
}
