package io.unflake.engine.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.plan.Suite;
import io.unflake.model.TestId;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.InstrumentOptions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pairs of invocations that discovery reports one by one, as for parameterised tests of JUnit 4. */
class ReplayPairTest {

    private static final TestId METHOD = TestId.parse("shop.CartTest#adds");
    private static final TestId FAILING = METHOD.invocation(2);
    private static final TestId POLLUTER = TestId.parse("shop.TillTest#pays[1]");
    private static final Suite SUITE = new Suite(
            "shop",
            Stream.of(METHOD.invocation(1), FAILING, POLLUTER)
                    .map(test -> new Suite.Member(test, "[" + test + "]"))
                    .toList());

    private static ReplayPair of(TestId... tests) {
        Replay replay = new Replay(
                Replay.SCHEMA,
                "3f9c2a",
                "shop",
                FAILING.toString(),
                Stream.of(tests).map(TestId::toString).toList(),
                Pair.IN_ORDER,
                new Replay.Limits(1, 1),
                List.of(),
                InstrumentOptions.DEFAULT,
                new Replay.Digests("c", "d"),
                new Replay.Expected("E", "", "f", List.of()));
        return new ReplayPair(replay, Pair.ORDER, List.of(), true);
    }

    @Test
    void an_invocation_is_requested_with_its_method_after_the_polluters() {
        Pair ofMethod = of(POLLUTER, METHOD).in(SUITE);
        Pair ofInvocations = of(POLLUTER, METHOD.invocation(1), FAILING).in(SUITE);

        assertThat(ofMethod).isEqualTo(ofInvocations);
        assertThat(ofMethod.test()).isEqualTo(FAILING);
        assertThat(ofMethod.before()).containsExactly(POLLUTER);
        assertThat(ofMethod.failing().tests()).containsExactly(POLLUTER, METHOD);
        assertThat(ofMethod.passing().tests()).containsExactly(METHOD);
    }

    @Test
    void a_test_that_pollutes_itself_runs_twice() {
        assertThat(of(METHOD, METHOD).in(SUITE).before()).containsExactly(METHOD);
        assertThat(of(METHOD, METHOD).lacksSetters()).isFalse();
    }

    @Test
    void invocations_of_one_method_alone_lack_state_setters() {
        assertThat(of(METHOD).lacksSetters()).isTrue();
        assertThat(of(METHOD.invocation(1), FAILING).lacksSetters()).isTrue();
        assertThat(of(POLLUTER, METHOD).lacksSetters()).isFalse();
    }

    @Test
    void in_a_changed_project_the_test_may_fail_in_another_way() {
        ReplayPair found = of(POLLUTER, METHOD);

        assertThat(found.in(SUITE).fingerprint()).isEqualTo("f");
        assertThat(found.ofChangedProject().in(SUITE).fingerprint()).isNull();
    }
}
