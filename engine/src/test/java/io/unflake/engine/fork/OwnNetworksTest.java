package io.unflake.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;

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

class OwnNetworksTest {

    private static final OwnNetworks NETWORKS = new OwnNetworks(new Observation(
            "baseline",
            List.of(
                    passed("Local#a", "port 8080", "file /a/b"),
                    passed("Local#b"),
                    passed("Far#a"),
                    passed("Far#b", "outside example.org"),
                    passed("Outer#a"),
                    passed("Outer$Inner#a", "outside process"),
                    failed("Failing#a")),
            1));

    private static TestResult passed(String test, String... claims) {
        return TestResult.of(TestId.parse(test), Outcome.PASSED, null).withClaims(List.of(claims));
    }

    private static TestResult failed(String test) {
        return TestResult.of(TestId.parse(test), Outcome.FAILED, new Failure("Type", "message", List.of()));
    }

    private static boolean ownNetwork(Jvm jvm, String... tests) {
        List<TestId> ids = Stream.of(tests).map(TestId::parse).toList();
        return NETWORKS.isOwn(new Run("module", "purpose", ids, Treatment.NONE, jvm, 1));
    }

    @Test
    void tests_that_reach_nothing_outside_have_a_network_of_their_own() {
        assertThat(ownNetwork(Jvm.FRESH, "Local#a", "Local#b")).isTrue();
        assertThat(ownNetwork(Jvm.WARM, "Local#a")).isTrue();
    }

    @Test
    void a_run_with_a_class_that_reaches_outside_has_none() {
        assertThat(ownNetwork(Jvm.FRESH, "Local#a", "Far#a")).isFalse();
    }

    @Test
    void a_run_of_a_class_whose_nested_class_reaches_outside_has_none() {
        assertThat(ownNetwork(Jvm.FRESH, "Outer#a")).isFalse();
    }

    @Test
    void a_test_that_failed_may_have_one_since_the_run_is_repeated_if_it_reaches_outside() {
        assertThat(ownNetwork(Jvm.FRESH, "Failing#a")).isTrue();
    }

    @Test
    void only_a_test_that_passed_before_may_lack_what_is_outside() {
        assertThat(NETWORKS.mayLack(failed("Local#a").withClaims(List.of("outside example.org"))))
                .isTrue();
        assertThat(NETWORKS.mayLack(failed("Local#a"))).isFalse();
        assertThat(NETWORKS.mayLack(failed("Local#a").withClaims(List.of("outside the name of this machine"))))
                .isFalse();
        assertThat(NETWORKS.mayLack(failed("Failing#a").withClaims(List.of("outside example.org"))))
                .isFalse();
        assertThat(NETWORKS.mayLack(passed("Local#a", "outside example.org"))).isFalse();
    }

    @Test
    void what_an_unknown_test_needs_is_unknown() {
        assertThat(ownNetwork(Jvm.FRESH, "Unknown#a")).isFalse();
    }

    @Test
    void a_run_without_agent_has_none() {
        assertThat(ownNetwork(Jvm.PLAIN, "Local#a")).isFalse();
    }
}
