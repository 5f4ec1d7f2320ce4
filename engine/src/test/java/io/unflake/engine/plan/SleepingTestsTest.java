package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.strategy.SiteKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class SleepingTestsTest {

    private static final TestId QUICK = TestId.parse("p.A#quick");
    private static final TestId SLOW = TestId.parse("p.A#slow");
    private static final TestId AWAKE = TestId.parse("p.A#awake");
    private static final TestId IN_LIBRARY = TestId.parse("p.A#inLibrary");

    private static final Observation BASELINE = new Observation(
            "baseline",
            List.of(
                    result(SLOW, 400, sleep(true)),
                    result(QUICK.invocation(1), 50, sleep(true)),
                    result(QUICK.invocation(2), 50, sleep(true)),
                    result(AWAKE, 1),
                    result(IN_LIBRARY, 1, sleep(false))),
            502);

    @Test
    void tests_that_sleep_in_the_project_are_chosen() {
        assertThat(SleepingTests.within(1_000, List.of(QUICK, SLOW, AWAKE, IN_LIBRARY), BASELINE))
                .containsExactlyInAnyOrder(QUICK, SLOW);
    }

    @Test
    void the_shortest_are_chosen_if_not_all_of_them_have_time() {
        assertThat(SleepingTests.within(100, List.of(QUICK, SLOW), BASELINE)).containsExactly(QUICK);
        assertThat(SleepingTests.within(99, List.of(QUICK, SLOW), BASELINE)).isEmpty();
    }

    @Test
    void only_the_given_tests_are_chosen() {
        assertThat(SleepingTests.within(1_000, List.of(SLOW), BASELINE)).containsExactly(SLOW);
    }

    private static TestResult result(TestId test, long millis, Site... reached) {
        return new TestResult(test, Outcome.PASSED, millis, null, null, List.of(reached), List.of());
    }

    private static Site sleep(boolean project) {
        return new Site(SiteKind.SLEEP, "p.A", "m", "A.java", 1, "sleep(long)", 0, project);
    }
}
