package io.unflake.engine.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.Trials;
import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Verdict;
import io.unflake.model.strategy.SiteKind;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ConfirmationTest {

    private static final TestId FIRST = TestId.parse("a.T#first");
    private static final TestId SECOND = TestId.parse("a.T#second");
    private static final TestId OTHER = TestId.parse("b.U#other");
    private static final Suite SUITE = new Suite(
            "m",
            Stream.of(FIRST, SECOND, OTHER)
                    .map(t -> new Suite.Member(t, "[" + t + "]"))
                    .toList());
    private static final Trial TRIAL = Trials.trial("random.extreme");

    private SimulatedExperiment experiment;

    @Test
    void two_failures_and_two_passes_need_only_shared_controls_in_addition() {
        List<Confirmed> confirmed = confirm((run, test) -> treated(run) ? "here" : null, FIRST, OTHER);

        assertThat(confirmed).extracting(Confirmed::verdict).containsExactly(Verdict.FLAKY, Verdict.FLAKY);
        assertThat(confirmed).extracting(Confirmed::treated).containsOnly(new Rate(2, 2));
        assertThat(confirmed).extracting(Confirmed::control).containsOnly(new Rate(0, 5));
        assertThat(experiment.performed())
                .filteredOn(run -> run.purpose().equals("confirm"))
                .as("a treated run and a control for each of two tests")
                .hasSize(4)
                .allMatch(run -> run.jvm() == Jvm.SHARED);
        assertThat(experiment.performed())
                .filteredOn(run -> run.purpose().equals("control"))
                .hasSize(2)
                .allMatch(run -> run.tests().size() == 2);
    }

    @Test
    void a_test_that_fails_in_a_later_control_runs_again_alone_and_is_not_attributed_to_the_treatment() {
        List<Confirmed> confirmed = confirm(
                (run, test) -> treated(run) || (test.equals(FIRST) && isControl(run, 2)) ? "here" : null, FIRST, OTHER);

        assertThat(confirmed).extracting(Confirmed::category).containsExactly("rerun", null);
        assertThat(confirmed.get(0).control()).isEqualTo(new Rate(1, 9));
    }

    @Test
    void a_test_that_fails_only_in_shared_controls_is_still_attributed_to_the_treatment() {
        List<Confirmed> confirmed = confirm(
                (run, test) -> treated(run) || (isControl(run, 2) && run.tests().size() > 1) ? "here" : null,
                FIRST,
                OTHER);

        assertThat(confirmed).extracting(Confirmed::verdict).containsOnly(Verdict.FLAKY);
        assertThat(confirmed).extracting(Confirmed::trial).containsOnly(TRIAL);
        assertThat(confirmed).extracting(Confirmed::control).containsOnly(new Rate(0, 9));
    }

    private static boolean isControl(Run run, int repetition) {
        return run.purpose().equals("control") && run.repetition() == repetition;
    }

    @Test
    void a_test_that_never_fails_in_a_fresh_jvm_is_dropped() {
        assertThat(confirm((run, test) -> null, FIRST)).isEmpty();
    }

    @Test
    void a_whole_order_is_repeated_only_once_if_the_test_passes() {
        experiment = new SimulatedExperiment((run, test) -> null);
        Candidate failed = new Candidate(Trials.trial("order.reverse"), SimulatedExperiment.failed(FIRST, "here"));

        assertThat(confirmation(experiment).confirm(List.of(failed)).confirmed())
                .isEmpty();
        assertThat(experiment.performed()).filteredOn(ConfirmationTest::treated).hasSize(1);
    }

    @Test
    void a_test_that_fails_every_other_time_is_isolated() {
        List<Confirmed> confirmed =
                confirm((run, test) -> treated(run) && run.repetition() % 2 == 0 ? "here" : null, FIRST, SECOND);

        assertThat(confirmed).hasSize(2).allSatisfy(each -> {
            assertThat(each.verdict()).isEqualTo(Verdict.FLAKY);
            assertThat(each.treated()).isEqualTo(new Rate(3, 5));
        });
        assertThat(experiment.performed())
                .filteredOn(run -> run.purpose().equals("confirm") && run.repetition() > 2)
                .allMatch(run -> run.tests().size() == 1);
    }

    @Test
    void a_test_that_fails_less_often_is_suspect() {
        List<Confirmed> confirmed =
                confirm((run, test) -> treated(run) && run.repetition() == 2 ? "here" : null, FIRST);

        assertThat(confirmed).singleElement().satisfies(each -> {
            assertThat(each.verdict()).isEqualTo(Verdict.SUSPECT);
            assertThat(each.treated()).isEqualTo(new Rate(2, 5));
        });
    }

    @Test
    void different_failures_do_not_count_as_the_same() {
        List<Confirmed> confirmed = confirm((run, test) -> treated(run) ? "place" + run.repetition() : null, FIRST);

        assertThat(confirmed).singleElement().satisfies(each -> {
            assertThat(each.verdict()).isEqualTo(Verdict.SUSPECT);
            assertThat(each.treated()).isEqualTo(new Rate(1, 4));
        });
    }

    @Test
    void a_brittle_test_is_confirmed_in_its_place() {
        // The second test fails under any treatment if the first one does not run before it.
        List<Confirmed> confirmed = confirm(
                (run, test) ->
                        test.equals(SECOND) && (treated(run) || !run.tests().contains(FIRST)) ? "here" : null,
                SECOND);

        assertThat(confirmed).singleElement().satisfies(each -> {
            assertThat(each.verdict()).isEqualTo(Verdict.FLAKY);
            assertThat(each.trial()).isEqualTo(TRIAL);
            assertThat(each.control().never()).isTrue();
        });
    }

    @Test
    void a_brittle_test_that_the_treatment_does_not_affect_is_not_a_finding() {
        List<Confirmed> confirmed =
                confirm((run, test) -> test.equals(SECOND) && !run.tests().contains(FIRST) ? "here" : null, SECOND);

        assertThat(confirmed).isEmpty();
    }

    @Test
    void a_test_that_also_fails_without_treatment_is_not_attributed_to_it() {
        List<Confirmed> confirmed =
                confirm((run, test) -> treated(run) || run.repetition() % 2 == 1 ? "here" : null, FIRST);

        assertThat(confirmed).singleElement().satisfies(each -> {
            assertThat(each.category()).isEqualTo("rerun");
            assertThat(each.trial()).isNull();
            assertThat(each.verdict()).isEqualTo(Verdict.FLAKY);
        });
    }

    @Test
    void a_class_level_failure_without_further_reports_is_dropped() {
        assertThat(confirm((run, test) -> null, TestId.ofClass("a.T"))).isEmpty();
        assertThat(experiment.performed())
                .filteredOn(run -> run.purpose().equals("confirm"))
                .hasSizeLessThan(6);
    }

    @Test
    void a_test_that_fails_whenever_random_values_collide_is_not_a_finding() {
        // The first test fails on equal random values, the other one on extreme ones.
        Confirmation.Result result = result(
                (run, test) ->
                        treated(run) && (test.equals(FIRST) || run.treatment().equals(TRIAL.treatment()))
                                ? "here"
                                : null,
                FIRST,
                OTHER);

        assertThat(result.collisions()).containsExactly(FIRST);
        assertThat(result.confirmed()).extracting(Confirmed::test).containsExactly(OTHER);
    }

    @Test
    void a_test_is_suspect_if_there_was_no_time_to_check_whether_random_values_collide() {
        experiment = new SimulatedExperiment((run, test) -> treated(run) ? "here" : null);
        Experiment tooShort = (runs, beside, isOver) ->
                runs.stream().anyMatch(run -> run.purpose().equals("collide"))
                        ? List.of()
                        : experiment.perform(runs, beside, isOver);

        Confirmation.Result result = confirmation(tooShort).confirm(List.of(candidate(FIRST)));

        assertThat(result.collisions()).isEmpty();
        assertThat(result.confirmed()).singleElement().satisfies(each -> {
            assertThat(each.treated()).as("decided otherwise").isEqualTo(new Rate(2, 2));
            assertThat(each.verdict()).isEqualTo(Verdict.SUSPECT);
        });
    }

    private List<Confirmed> confirm(BiFunction<Run, TestId, String> failingPlace, TestId... tests) {
        return result((run, test) -> run.purpose().equals("collide") ? null : failingPlace.apply(run, test), tests)
                .confirmed();
    }

    private Confirmation.Result result(BiFunction<Run, TestId, String> failingPlace, TestId... tests) {
        experiment = new SimulatedExperiment(failingPlace);
        return confirmation(experiment)
                .confirm(Stream.of(tests).map(ConfirmationTest::candidate).toList());
    }

    private static Confirmation confirmation(Experiment experiment) {
        return new Confirmation(
                new Study(experiment, SUITE, ConfirmationTest::fingerprint), ConfirmRule.USUAL, () -> false);
    }

    private static Candidate candidate(TestId test) {
        return new Candidate(TRIAL, SimulatedExperiment.failed(test, "here"));
    }

    private static boolean treated(Run run) {
        return !run.treatment().isControl();
    }

    private static FailureFingerprint fingerprint(TestResult result) {
        return FailureFingerprint.of(result.failure(), name -> true);
    }

    @Test
    void a_failure_while_nothing_was_perturbed_is_not_attributed_to_the_treatment() {
        Site draw = new Site(SiteKind.RANDOM, "a.T", "first", "T.java", 1, "nextInt()", 0, true);
        TestResult failed = SimulatedExperiment.failed(FIRST, "here");
        TestResult seen = new TestResult(FIRST, Outcome.FAILED, 1, failed.failure(), null, List.of(draw), List.of());

        assertThat(confirmedOnce(seen, List.of())).isEmpty();
        assertThat(confirmedOnce(seen, List.of(draw)))
                .extracting(Confirmed::treated)
                .containsExactly(new Rate(2, 2));
    }

    /** Confirms a failure that occurs once more under the treatment, in a run that reaches these sites. */
    private List<Confirmed> confirmedOnce(TestResult seen, List<Site> reached) {
        experiment = new SimulatedExperiment(
                (run, test) -> treated(run) && run.purpose().equals("confirm") && run.repetition() == 1 ? "here" : null,
                test -> reached);
        return confirmation(experiment)
                .confirm(List.of(new Candidate(TRIAL, seen)))
                .confirmed();
    }

    @Test
    void a_test_that_is_as_slow_without_the_treatment_does_not_hang() {
        assertThat(confirmHang(Failure.hang("no end after 10 s", List.of()), 9_000))
                .isEmpty();
        assertThat(confirmHang(Failure.hang("no end after 10 s", List.of()), 100))
                .hasSize(1);
        assertThat(confirmHang(Failure.deadlock(List.of()), 9_000)).hasSize(1);
    }

    /** @param controlMillis how long the test takes without the treatment, under which it is ended after 10 s */
    private static List<Confirmed> confirmHang(Failure failure, long controlMillis) {
        TestResult ended = new TestResult(FIRST, Outcome.TIMED_OUT, 10_000, failure, null, List.of(), List.of());
        TestResult passed = new TestResult(FIRST, Outcome.PASSED, controlMillis, null, null, List.of(), List.of());
        Experiment slow = (runs, beside, isOver) -> runs.stream()
                .map(run -> new Observation(
                        run.id(),
                        List.of(run.treatment().name().equals(TRIAL.treatment().name()) ? ended : passed),
                        1))
                .toList();
        return confirmation(slow).confirm(List.of(new Candidate(TRIAL, ended))).confirmed();
    }

    @Test
    void a_failure_about_a_port_in_use_counts_only_if_it_occurs_while_nothing_else_runs() {
        TestResult inUse = TestResult.of(
                FIRST, Outcome.FAILED, new Failure("java.net.BindException", "Address already in use", List.of()));
        experiment = new SimulatedExperiment((run, test) -> null);

        List<Confirmed> confirmed = confirmation(experiment)
                .confirm(List.of(new Candidate(TRIAL, inUse, List.of(inUse), List.of())))
                .confirmed();

        assertThat(confirmed).isEmpty();
        assertThat(experiment.performed())
                .filteredOn(run -> run.purpose().equals("confirm"))
                .isNotEmpty()
                .allMatch(run -> run.jvm() == Jvm.FRESH);
    }
}
