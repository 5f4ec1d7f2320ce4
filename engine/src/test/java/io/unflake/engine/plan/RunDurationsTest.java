package io.unflake.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RunDurationsTest {

    private static final Site SLEEP = new Site(SiteKind.SLEEP, "a.A", "m", "A.java", 1, "sleep", 0, true);

    private final RunDurations durations = new RunDurations(
            new Observation("baseline", List.of(result("a.T#m[1]"), result("a.T#m[2]"), result("a.T#n")), 500),
            StrategyCatalog.BUILT_IN);

    @Test
    void each_invocation_counts_once() {
        assertThat(expected(Treatment.NONE, "a.T#m[1]", "a.T#m[2]", "a.T#n")).isEqualTo(300);
    }

    @Test
    void a_method_takes_as_long_as_all_of_its_invocations() {
        assertThat(expected(Treatment.NONE, "a.T#m")).isEqualTo(200);
    }

    @Test
    void every_invocation_waits() {
        Treatment longer = Trials.trial("sleep.increase").treatment();

        assertThat(expected(longer, "a.T#m")).isEqualTo(2 * expected(longer, "a.T#m[1]"));
        assertThat(expected(longer, "a.T#m[1]")).isGreaterThan(1_000);
    }

    @Test
    void nothing_is_known_of_tests_that_did_not_run() {
        assertThat(expected(Treatment.NONE, "a.U#m")).isZero();
    }

    private long expected(Treatment treatment, String... tests) {
        List<TestId> ids = Stream.of(tests).map(TestId::parse).toList();
        return durations.expectedMillis(new Run("m", "explore", ids, treatment, Jvm.WARM, 1));
    }

    private static TestResult result(String test) {
        return new TestResult(TestId.parse(test), Outcome.PASSED, 100, null, null, List.of(SLEEP), List.of());
    }
}
