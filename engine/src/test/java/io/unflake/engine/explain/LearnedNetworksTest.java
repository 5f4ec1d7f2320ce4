package io.unflake.engine.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.plan.Suite;
import io.unflake.model.Failure;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LearnedNetworksTest {

    private static final TestId ORDERS = TestId.parse("shop.OrderTest#orders");
    private static final TestId PAYS = TestId.parse("shop.TillTest#pays");

    private final LearnedNetworks networks = new LearnedNetworks(new Suite(
            "shop",
            Stream.of(ORDERS, PAYS)
                    .map(test -> new Suite.Member(test, "[" + test + "]"))
                    .toList()));

    private static Run run(Jvm jvm, TestId... tests) {
        return new Run("shop", "purpose", List.of(tests), Treatment.NONE, jvm, 1);
    }

    private static TestResult passed(TestId test, String... claims) {
        return TestResult.of(test, Outcome.PASSED, null).withClaims(List.of(claims));
    }

    private static TestResult failed(TestId test, String... claims) {
        return TestResult.of(test, Outcome.FAILED, new Failure("Type", "message", List.of()))
                .withClaims(List.of(claims));
    }

    private void learn(Jvm jvm, boolean own, TestResult... results) {
        networks.learn(run(jvm, ORDERS, PAYS), new Observation("1", List.of(results), 1), own);
    }

    @Test
    void a_plain_run_of_unknown_tests_has_the_network_of_the_machine() {
        assertThat(networks.isOwn(run(Jvm.PLAIN, ORDERS))).isFalse();
        assertThat(networks.isOwn(run(Jvm.DETAILED, ORDERS))).isTrue();
    }

    @Test
    void a_plain_run_has_a_network_of_its_own_once_all_its_tests_are_known_to_reach_nothing_outside() {
        learn(Jvm.DETAILED, true, passed(ORDERS, "port 8080"));

        assertThat(networks.isOwn(run(Jvm.PLAIN, ORDERS))).isTrue();
        assertThat(networks.isOwn(run(Jvm.PLAIN, ORDERS, PAYS))).isFalse();

        networks.trust(PAYS);
        assertThat(networks.isOwn(run(Jvm.PLAIN, ORDERS, PAYS))).isTrue();
    }

    @Test
    void no_run_of_a_test_that_reaches_outside_has_a_network_of_its_own_even_if_the_test_passes() {
        learn(Jvm.DETAILED, true, passed(ORDERS, "outside example.org:443"));
        learn(Jvm.DETAILED, true, passed(ORDERS));

        assertThat(networks.isOwn(run(Jvm.DETAILED, ORDERS))).isFalse();
        assertThat(networks.isOwn(run(Jvm.PLAIN, ORDERS))).isFalse();
    }

    @Test
    void a_lookup_is_harmless_if_the_test_passes_in_a_network_of_its_own() {
        learn(Jvm.DETAILED, true, failed(ORDERS, "outside example.org"));
        learn(Jvm.DETAILED, false, passed(PAYS, "outside process"));
        assertThat(networks.isOwn(run(Jvm.DETAILED, ORDERS))).isFalse();
        assertThat(networks.isOwn(run(Jvm.DETAILED, PAYS))).isFalse();

        learn(Jvm.DETAILED, true, passed(ORDERS, "outside example.org"));
        assertThat(networks.isOwn(run(Jvm.PLAIN, ORDERS))).isTrue();
    }

    @Test
    void a_run_without_agent_tells_nothing() {
        learn(Jvm.PLAIN, true, passed(ORDERS));

        assertThat(networks.isOwn(run(Jvm.PLAIN, ORDERS))).isFalse();
    }

    @Test
    void invocations_count_for_their_method() {
        learn(Jvm.DETAILED, true, passed(ORDERS.invocation(1)), passed(ORDERS.invocation(2), "outside example.org:80"));

        assertThat(networks.isOwn(run(Jvm.DETAILED, ORDERS))).isFalse();
    }
}
