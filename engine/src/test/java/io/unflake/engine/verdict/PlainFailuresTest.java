package io.unflake.engine.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.plan.Suite;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Rate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlainFailuresTest {

    private static final TestId POLLUTER = TestId.parse("a.T#polluter");
    private static final TestId TEST = TestId.parse("b.U#test");
    private static final TestId BEFORE = TestId.parse("b.U#before");
    private static final Suite SUITE = new Suite(
            "m",
            Stream.of(POLLUTER, BEFORE, TEST)
                    .map(t -> new Suite.Member(t, "[" + t + "]"))
                    .toList());

    @Test
    void what_fails_every_time_and_alone_is_broken() {
        PlainFailures.Judged judged = judge((run, test) -> test.equals(TEST) ? "here" : null);

        assertThat(judged.findings()).isEmpty();
        assertThat(judged.broken()).extracting(result -> result.test()).containsExactly(TEST);
    }

    @Test
    void any_pass_in_its_place_makes_it_flaky() {
        PlainFailures.Judged judged = judge((run, test) -> test.equals(TEST) && run.repetition() != 4 ? "here" : null);

        assertThat(judged.broken()).isEmpty();
        assertThat(judged.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.category()).isEqualTo("rerun");
            assertThat(finding.control()).isEqualTo(new Rate(5, 6));
        });
    }

    @Test
    void what_fails_in_its_class_but_passes_alone_depends_on_the_order() {
        PlainFailures.Judged judged =
                judge((run, test) -> test.equals(TEST) && run.tests().contains(BEFORE) ? "here" : null);

        assertThat(judged.findings()).extracting(Confirmed::category).containsExactly("order");
    }

    @Test
    void what_fails_only_after_another_class_depends_on_the_order() {
        PlainFailures.Judged judged =
                judge((run, test) -> test.equals(TEST) && run.tests().contains(POLLUTER) ? "here" : null);

        assertThat(judged.findings()).extracting(Confirmed::category).containsExactly("order");
    }

    @Test
    void what_failed_once_in_the_baseline_is_flaky() {
        PlainFailures.Judged judged =
                judge((run, test) -> test.equals(TEST) && run.purpose().equals("baseline") ? "here" : null);

        assertThat(judged.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.category()).isEqualTo("rerun");
            assertThat(finding.control()).isEqualTo(new Rate(1, 7));
        });
    }

    @Test
    void what_fails_only_with_our_agent_is_no_finding() {
        PlainFailures.Judged judged = judge((run, test) -> test.equals(TEST) && run.jvm() != Jvm.PLAIN ? "here" : null);

        assertThat(judged.findings()).isEmpty();
        assertThat(judged.broken()).isEmpty();
        assertThat(judged.onlyWithAgent()).containsExactly(TEST);
    }

    @Test
    void when_the_budget_has_run_out_one_rerun_decides() {
        List<String> reruns = new ArrayList<>();
        PlainFailures.Judged judged = judge(
                (run, test) -> {
                    if (test.equals(TEST)) {
                        reruns.add(run.purpose());
                    }
                    return test.equals(TEST) ? "here" : null;
                },
                () -> true);

        assertThat(reruns).containsExactly("baseline", "in place");
        assertThat(judged.broken()).extracting(result -> result.test()).containsExactly(TEST);
    }

    private static PlainFailures.Judged judge(BiFunction<Run, TestId, String> world) {
        return judge(world, () -> false);
    }

    private static PlainFailures.Judged judge(BiFunction<Run, TestId, String> world, BooleanSupplier outOfTime) {
        SimulatedExperiment experiment = new SimulatedExperiment(world);
        Observation baseline = experiment.perform(whole("baseline", Jvm.WARM));
        return new PlainFailures(
                        new Study(
                                experiment, SUITE, result -> FailureFingerprint.of(result.failure(), name -> true), 1),
                        outOfTime)
                .judge(baseline);
    }

    private static Run whole(String purpose, Jvm jvm) {
        return new Run("m", purpose, List.of(POLLUTER, BEFORE, TEST), Treatment.NONE, 1, jvm, 1);
    }
}
