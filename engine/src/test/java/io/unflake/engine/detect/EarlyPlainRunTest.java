package io.unflake.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.experiment.Experiment;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EarlyPlainRunTest {

    private static final TestId TEST = TestId.parse("a.T#t");
    private static final Run RUN = new Run("m", "early", List.of(TEST), Treatment.NONE, Jvm.PLAIN, 1);
    private static final TestResult PASSED = SimulatedExperiment.passed(TEST);
    private static final TestResult FAILED = SimulatedExperiment.failed(TEST, "here");

    @Test
    void counts_if_all_tests_pass_that_passed_in_the_baseline() {
        assertThat(early(null).undisturbed(baseline(PASSED))).isPresent();
        assertThat(early("here").undisturbed(baseline(FAILED))).isPresent();
    }

    @Test
    void does_not_count_if_a_test_fails_that_passed_in_the_baseline() {
        assertThat(early("here").undisturbed(baseline(PASSED))).isEmpty();
    }

    @Test
    void does_not_count_if_tests_need_the_network_outside() {
        TestResult outside = PASSED.withClaims(List.of("outside 192.0.2.1:80"));

        assertThat(early(null).undisturbed(baseline(outside))).isEmpty();
    }

    @Test
    void shows_that_asking_for_the_machine_is_harmless_if_the_outcome_is_the_same() {
        TestResult asking = PASSED.withClaims(
                List.of("port 8080", "outside the name of this machine", "outside host", "outside process"));

        assertThat(claims(early(null).withoutHarmlessClaims(baseline(asking)))).containsExactly("port 8080");
        assertThat(claims(early("here").withoutHarmlessClaims(baseline(asking))))
                .containsExactlyElementsOf(asking.claims());
    }

    @Test
    void shows_that_looking_up_a_name_is_harmless_if_the_test_passes_without_the_network() {
        List<String> lookup = List.of("outside example.org");

        assertThat(claims(early(null).withoutHarmlessClaims(baseline(PASSED.withClaims(lookup)))))
                .isEmpty();
        assertThat(claims(early("here").withoutHarmlessClaims(baseline(FAILED.withClaims(lookup)))))
                .containsExactlyElementsOf(lookup);
    }

    @Test
    void does_not_show_that_a_test_needs_no_server_outside() {
        List<String> claims = List.of("outside 192.0.2.1:80", "outside multicast");
        TestResult outside = PASSED.withClaims(
                Stream.concat(claims.stream(), Stream.of("outside host")).toList());

        assertThat(claims(early(null).withoutHarmlessClaims(baseline(outside)))).containsExactlyElementsOf(claims);
    }

    @Test
    void shows_nothing_where_runs_cannot_be_kept_apart() {
        Observation baseline = baseline(PASSED.withClaims(List.of("outside process")));

        assertThat(EarlyPlainRun.begin(Optional.empty(), RUN, "host").withoutHarmlessClaims(baseline))
                .isSameAs(baseline);
    }

    private static List<String> claims(Observation baseline) {
        return baseline.results().get(0).claims();
    }

    @Test
    void does_not_count_if_tests_write_files_that_both_runs_share() {
        TestResult writing = PASSED.withClaims(List.of("file /var/shared"));

        assertThat(early(null).undisturbed(baseline(writing))).isEmpty();
    }

    @Test
    void counts_although_tests_bind_ports_since_each_run_has_its_own() {
        TestResult binding = PASSED.withClaims(List.of("port 8080"));

        assertThat(early(null).undisturbed(baseline(binding))).isPresent();
    }

    @Test
    void may_have_disturbed_a_failing_baseline_only_through_shared_files() {
        TestResult writing = FAILED.withClaims(List.of("file /var/shared"));

        assertThat(early(null).mayHaveDisturbed(baseline(writing))).isTrue();
        assertThat(early(null).mayHaveDisturbed(baseline(FAILED))).isFalse();
        assertThat(early(null).mayHaveDisturbed(baseline(PASSED.withClaims(writing.claims()))))
                .isFalse();
    }

    @Test
    void disturbs_nothing_where_runs_cannot_be_kept_apart() {
        EarlyPlainRun none = EarlyPlainRun.begin(Optional.empty(), RUN, "host");

        assertThat(none.mayHaveDisturbed(baseline(FAILED.withClaims(List.of("file /var/shared")))))
                .isFalse();
        assertThat(none.undisturbed(baseline(PASSED))).isEmpty();
    }

    @Test
    void does_not_count_if_its_jvm_does_not_start() {
        Experiment failing = (runs, beside, isOver) -> {
            throw UserException.project("the test JVM does not start", "Check its arguments.");
        };

        assertThat(EarlyPlainRun.begin(Optional.of(failing), RUN, "host").undisturbed(baseline(PASSED)))
                .isEmpty();
    }

    private static EarlyPlainRun early(String failingPlace) {
        return EarlyPlainRun.begin(Optional.of(new SimulatedExperiment((run, test) -> failingPlace)), RUN, "host");
    }

    private static Observation baseline(TestResult result) {
        return new Observation("baseline", List.of(result), 1);
    }
}
