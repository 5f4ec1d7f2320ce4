package io.unflake.engine.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.UserException;
import io.unflake.model.WorkerBroken;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PairFinderTest {

    private static final TestId METHOD = TestId.parse("shop.CartTest#adds");

    private static final Observation ALONE = new Observation(
            "1",
            Stream.of(METHOD.invocation(1), METHOD.invocation(2))
                    .map(test -> TestResult.of(test, Outcome.PASSED, null))
                    .toList(),
            10);

    @Test
    void an_invocation_that_did_not_run_does_not_exist() {
        assertThatCode(() -> PairFinder.checkInvocation(METHOD.invocation(2), ALONE))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> PairFinder.checkInvocation(METHOD.invocation(3), ALONE))
                .hasMessage("the project has no test shop.CartTest#adds[3]");
    }

    @Test
    void one_of_several_invocations_has_to_be_named() {
        assertThatThrownBy(() -> PairFinder.checkInvocation(METHOD, ALONE))
                .isInstanceOfSatisfying(
                        UserException.class,
                        e -> assertThat(e.remedy())
                                .isEqualTo("Name an invocation, from shop.CartTest#adds[1] to shop.CartTest#adds[2]."))
                .hasMessage("shop.CartTest#adds has 2 invocations");
    }

    @Test
    void a_test_without_any_result_may_have_lost_its_jvm() {
        assertThatCode(() -> PairFinder.checkInvocation(METHOD, new Observation("1", List.of(), 10)))
                .doesNotThrowAnyException();
    }

    @Test
    void a_test_that_ends_its_jvm_does_not_pass() {
        WorkerBroken broken = WorkerBroken.ofExit(3);
        TestResult result = new TestResult(METHOD, Outcome.FAILED, 0, broken.asFailure(), broken, List.of(), List.of());

        assertThat(PairFinder.failureIn(new Observation("1", List.of(result), 10), METHOD, name -> true))
                .isPresent();
        assertThat(PairFinder.failureIn(ALONE, METHOD.invocation(1), name -> true))
                .isEmpty();
    }
}
