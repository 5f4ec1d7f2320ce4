package io.unflake.engine.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.plan.Suite;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlainFailuresTest {

    private static final TestId POLLUTER = TestId.parse("a.T#polluter");
    private static final TestId TEST = TestId.parse("b.U#test");
    private static final TestId BEFORE = TestId.parse("b.U#before");
    private static final Suite SUITE = suite(POLLUTER, BEFORE, TEST);

    private static Suite suite(TestId... tests) {
        return suite("[engine:junit-jupiter]/", tests);
    }

    private static Suite suite(String engine, TestId... tests) {
        return new Suite(
                "m", Stream.of(tests).map(t -> new Suite.Member(t, engine + t)).toList());
    }

    @Test
    void a_test_that_always_fails_even_alone_is_broken() {
        PlainFailures.Classified classified = classify((run, test) -> test.equals(TEST) ? "here" : null);

        assertThat(classified.findings()).isEmpty();
        assertThat(classified.broken()).extracting(result -> result.test()).containsExactly(TEST);
    }

    @Test
    void one_test_of_a_class_runs_alone_for_all_that_fail_in_both_orders() {
        Set<List<TestId>> alone = new LinkedHashSet<>();
        PlainFailures.Classified classified = classify((run, test) -> {
            if (run.purpose().equals("alone")) {
                alone.add(run.tests());
            }
            return test.equals(POLLUTER) ? null : "here";
        });

        assertThat(classified.broken()).extracting(TestResult::test).containsExactly(BEFORE, TEST);
        assertThat(alone).containsExactly(List.of(BEFORE));
    }

    @Test
    void a_test_that_fails_only_after_a_broken_one_depends_on_the_order() {
        PlainFailures.Classified classified = classify((run, test) -> {
            // Workers run tests in plain order, unless the treatment is about the order.
            boolean isReversed = run.treatment().isOrder()
                    && run.tests().indexOf(TEST) < run.tests().indexOf(BEFORE);
            boolean isPolluted = run.tests().contains(BEFORE) && !isReversed;
            return test.equals(BEFORE) || (test.equals(TEST) && isPolluted) ? "here" : null;
        });

        assertThat(classified.broken()).extracting(TestResult::test).containsExactly(BEFORE);
        assertThat(classified.findings()).singleElement().satisfies(PlainFailuresTest::dependsOnThePlainOrder);
    }

    @Test
    void all_tests_of_a_class_run_alone_if_they_cannot_be_reordered() {
        Suite ofOtherEngine = suite("[engine:testng]/", BEFORE, TEST);
        Set<List<TestId>> alone = new LinkedHashSet<>();

        classify(
                ofOtherEngine,
                (run, test) -> {
                    if (run.purpose().equals("alone")) {
                        alone.add(run.tests());
                    }
                    return "here";
                },
                () -> false);

        assertThat(alone).containsExactly(List.of(BEFORE), List.of(TEST));
    }

    @Test
    void all_tests_of_a_class_run_alone_if_one_of_them_passes_alone() {
        PlainFailures.Classified classified = classify((run, test) -> {
            boolean isAlone = run.tests().equals(List.of(BEFORE));
            return test.equals(POLLUTER) || isAlone ? null : "here";
        });

        assertThat(classified.broken()).extracting(TestResult::test).containsExactly(TEST);
        assertThat(classified.findings()).extracting(Confirmed::test).containsExactly(BEFORE);
    }

    @Test
    void a_test_that_passes_once_in_its_place_is_flaky() {
        PlainFailures.Classified classified = classify((run, test) ->
                test.equals(TEST) && run.repetition() != 2 && !run.purpose().equals("alone") ? "here" : null);

        assertThat(classified.broken()).isEmpty();
        assertThat(classified.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.category()).isEqualTo("rerun");
            assertThat(finding.control()).isEqualTo(new Rate(4, 5));
        });
    }

    @Test
    void a_test_that_fails_in_its_class_but_passes_alone_depends_on_the_order() {
        PlainFailures.Classified classified =
                classify((run, test) -> test.equals(TEST) && run.tests().contains(BEFORE) ? "here" : null);

        assertThat(classified.findings()).singleElement().satisfies(PlainFailuresTest::dependsOnThePlainOrder);
    }

    @Test
    void a_test_that_fails_only_after_another_class_depends_on_the_order() {
        PlainFailures.Classified classified =
                classify((run, test) -> test.equals(TEST) && run.tests().contains(POLLUTER) ? "here" : null);

        assertThat(classified.findings()).singleElement().satisfies(PlainFailuresTest::dependsOnThePlainOrder);
    }

    @Test
    void an_invocation_that_fails_only_after_another_class_depends_on_the_order() {
        TestId first = TEST.invocation(1);
        TestId second = TEST.invocation(2);
        PlainFailures.Classified classified = classify(
                suite(POLLUTER, first, second),
                (run, test) -> test.equals(first) && run.tests().contains(POLLUTER) ? "here" : null,
                () -> false);

        assertThat(classified.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.test()).isEqualTo(first);
            assertThat(finding.trial().arrange(SUITE)).containsExactly(POLLUTER, first, second);
        });
    }

    @Test
    void a_test_that_failed_once_in_the_baseline_is_flaky() {
        PlainFailures.Classified classified =
                classify((run, test) -> test.equals(TEST) && run.purpose().equals("baseline") ? "here" : null);

        assertThat(classified.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.category()).isEqualTo("rerun");
            assertThat(finding.control()).isEqualTo(new Rate(1, 5));
        });
    }

    @Test
    void a_test_that_failed_once_in_the_plain_run_and_never_again_is_a_suspect() {
        PlainFailures.Classified classified =
                classify((run, test) -> test.equals(TEST) && run.purpose().equals("plain") ? "here" : null);

        assertThat(classified.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.category()).isEqualTo("rerun");
            assertThat(finding.verdict()).isEqualTo(Verdict.SUSPECT);
            assertThat(finding.control()).isEqualTo(new Rate(1, 5));
        });
    }

    @Test
    void a_test_that_failed_in_the_plain_run_and_once_more_is_flaky() {
        PlainFailures.Classified classified = classify(
                (run, test) -> test.equals(TEST) && run.jvm() == Jvm.PLAIN && run.repetition() == 1 ? "here" : null);

        assertThat(classified.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.category()).isEqualTo("rerun");
            assertThat(finding.verdict()).isEqualTo(Verdict.FLAKY);
            assertThat(finding.control()).isEqualTo(new Rate(2, 5));
        });
    }

    @Test
    void a_test_that_fails_in_every_plain_run_is_broken_even_if_it_passes_with_the_agent() {
        PlainFailures.Classified classified =
                classify((run, test) -> test.equals(TEST) && run.jvm() == Jvm.PLAIN ? "here" : null);

        assertThat(classified.broken()).extracting(result -> result.test()).containsExactly(TEST);
    }

    @Test
    void a_test_that_fails_only_with_the_agent_is_not_a_finding() {
        PlainFailures.Classified classified =
                classify((run, test) -> test.equals(TEST) && run.jvm() != Jvm.PLAIN ? "here" : null);

        assertThat(classified.findings()).isEmpty();
        assertThat(classified.broken()).isEmpty();
        assertThat(classified.onlyWithAgent()).containsExactly(TEST);
    }

    @Test
    void a_test_that_fails_now_and_then_but_only_with_the_agent_is_not_a_finding() {
        PlainFailures.Classified classified = classify(
                (run, test) -> test.equals(TEST) && run.jvm() != Jvm.PLAIN && run.repetition() == 1 ? "here" : null);

        assertThat(classified.findings()).isEmpty();
        assertThat(classified.onlyWithAgent()).containsExactly(TEST);
    }

    @Test
    void a_test_that_did_not_run_alone_for_lack_of_time_is_not_called_broken() {
        List<String> reruns = new ArrayList<>();
        PlainFailures.Classified classified = classify(
                (run, test) -> {
                    if (test.equals(TEST)) {
                        reruns.add(run.purpose());
                    }
                    return test.equals(TEST) ? "here" : null;
                },
                () -> true);

        assertThat(reruns).containsExactly("plain", "baseline");
        assertThat(classified.broken()).isEmpty();
        assertThat(classified.findings()).extracting(Confirmed::verdict).containsExactly(Verdict.SUSPECT);
    }

    @Test
    void a_fixture_that_failed_once_is_not_broken() {
        TestId fixture = TestId.ofClass("b.U");
        Observation plain = new Observation("plain", List.of(SimulatedExperiment.failed(fixture, "tearDown")), 1);
        Observation baseline = new Observation("baseline", List.of(SimulatedExperiment.passed(TEST)), 1);

        PlainFailures.Classified classified = new PlainFailures(
                        new Study(
                                new SimulatedExperiment((run, test) -> null),
                                SUITE,
                                result -> FailureFingerprint.of(result.failure(), name -> true)),
                        true,
                        () -> false)
                .classify(plain, baseline);

        assertThat(classified.broken()).isEmpty();
        assertThat(classified.findings()).extracting(Confirmed::category).containsExactly("rerun");
    }

    /** So its polluter can be searched as for any other order. */
    private static void dependsOnThePlainOrder(Confirmed finding) {
        assertThat(finding.verdict()).isEqualTo(Verdict.FLAKY);
        assertThat(finding.treated().always()).isTrue();
        assertThat(finding.control().never()).isTrue();
        assertThat(finding.trial().arrange(SUITE)).containsExactly(POLLUTER, BEFORE, TEST);
    }

    private static PlainFailures.Classified classify(BiFunction<Run, TestId, String> failingPlace) {
        return classify(failingPlace, () -> false);
    }

    private static PlainFailures.Classified classify(
            BiFunction<Run, TestId, String> failingPlace, BooleanSupplier outOfTime) {
        return classify(SUITE, failingPlace, outOfTime);
    }

    private static PlainFailures.Classified classify(
            Suite suite, BiFunction<Run, TestId, String> failingPlace, BooleanSupplier outOfTime) {
        SimulatedExperiment experiment = new SimulatedExperiment(failingPlace);
        Observation plain = experiment.perform(whole(suite, "plain", Jvm.PLAIN));
        Observation baseline = experiment.perform(whole(suite, "baseline", Jvm.WARM));
        return new PlainFailures(
                        new Study(experiment, suite, result -> FailureFingerprint.of(result.failure(), name -> true)),
                        true,
                        outOfTime)
                .classify(plain, baseline);
    }

    private static Run whole(Suite suite, String purpose, Jvm jvm) {
        return new Run("m", purpose, suite.tests(), Treatment.NONE, jvm, 1);
    }
}
