package io.unflake.engine.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.Trials;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.finding.Verdict;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Measures the confirmation rule on tests with known failure rates; docs/statistics.md contains the same table. */
class ErrorRatesTest {

    private static final int TESTS = 1_000;
    private static final TestId TEST = TestId.parse("a.T#t");
    private static final Suite SUITE = new Suite("m", List.of(new Suite.Member(TEST, "[t]")));
    private static final Trial TRIAL = Trials.trial("time.fast");

    /** The rates of verdicts for tests that failed once in exploration and passed in the baseline. */
    @ParameterizedTest
    @CsvSource({
        // failure rates treated and plain; rates of flaky by treatment, suspect, rerun or order, dropped
        "1.00, 0.00, 1.00, 0.00, 0.00, 0.00",
        "0.95, 0.00, 1.00, 0.00, 0.00, 0.00",
        "0.80, 0.00, 0.98, 0.02, 0.00, 0.01",
        "0.50, 0.00, 0.75, 0.12, 0.00, 0.12",
        "0.20, 0.00, 0.28, 0.21, 0.00, 0.51",
        "0.05, 0.00, 0.05, 0.09, 0.00, 0.86",
        "0.50, 0.50, 0.08, 0.04, 0.81, 0.07",
        "0.20, 0.20, 0.14, 0.16, 0.22, 0.48",
        "0.05, 0.05, 0.05, 0.08, 0.01, 0.86"
    })
    void verdict_rates_match_the_documentation(
            double treated, double plain, double flaky, double suspect, double unprovoked, double dropped) {
        int[] counts = new int[4];
        for (int seed = 0; seed < TESTS; seed++) {
            counts[verdict(treated, plain, seed)]++;
        }
        String measured =
                "%.3f %.3f %.3f %.3f".formatted(share(counts[0]), share(counts[1]), share(counts[2]), share(counts[3]));
        assertThat(share(counts[0])).as(measured).isEqualTo(flaky, within(0.05));
        assertThat(share(counts[1])).as(measured).isEqualTo(suspect, within(0.05));
        assertThat(share(counts[2])).as(measured).isEqualTo(unprovoked, within(0.05));
        assertThat(share(counts[3])).as(measured).isEqualTo(dropped, within(0.05));
    }

    /** Depends on the run only, since runs have no certain order. */
    private static double draw(int seed, Run run) {
        return new SplittableRandom(31L * run.id().hashCode() + seed).nextDouble();
    }

    private static double share(int count) {
        return (double) count / TESTS;
    }

    private static int verdict(double treated, double plain, int seed) {
        SimulatedExperiment experiment = new SimulatedExperiment(
                (run, test) -> draw(seed, run) < (run.treatment().isControl() ? plain : treated) ? "here" : null);
        List<Confirmed> confirmed = new Confirmation(
                        new Study(experiment, SUITE, result -> FailureFingerprint.of(result.failure(), name -> true)),
                        ConfirmRule.USUAL,
                        () -> false)
                .confirm(List.of(new Candidate(TRIAL, SimulatedExperiment.failed(TEST, "here"))))
                .confirmed();
        if (confirmed.isEmpty()) {
            return 3;
        }
        if (confirmed.get(0).trial() == null) {
            return 2;
        }
        return confirmed.get(0).verdict() == Verdict.FLAKY ? 0 : 1;
    }
}
