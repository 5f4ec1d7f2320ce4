package io.unflake.engine.minimise;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.Trials;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.verdict.Confirmed;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A suite in which discovery found the invocations of a parameterised test, as for JUnit 4. */
class OrderSearchTest {

    private static final TestId METHOD = TestId.parse("a.T#method");
    private static final TestId OTHER = TestId.parse("b.U#other");
    private static final Suite SUITE = new Suite(
            "m",
            Stream.of(METHOD.invocation(1), METHOD.invocation(2), OTHER)
                    .map(test -> new Suite.Member(test, "[engine:junit-vintage]/" + test))
                    .toList());

    @Test
    void the_tests_before_a_method_are_those_before_its_last_invocation() {
        assertThat(OrderSearch.earlier(failure(METHOD.invocation(2)), METHOD, SUITE))
                .containsExactly(OTHER);
        assertThat(OrderSearch.earlier(failure(OTHER), OTHER, SUITE)).isEmpty();
    }

    @Test
    void a_method_runs_by_its_invocations() {
        assertThat(SUITE.discovered(List.of(OTHER, METHOD)))
                .containsExactly(OTHER, METHOD.invocation(1), METHOD.invocation(2));
    }

    private static Confirmed failure(TestId test) {
        TestResult failed = SimulatedExperiment.failed(test, "here");
        return Confirmed.seen(
                new Candidate(Trials.trial("order.reverse"), failed),
                FailureFingerprint.of(failed.failure(), name -> true));
    }
}
