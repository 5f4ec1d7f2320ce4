package io.unflake.model.finding;

import io.unflake.model.Failure;
import io.unflake.model.Outcome;
import io.unflake.model.TestId;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The result of a detection, the content of a report.
 *
 * @param broken tests that fail in every plain run
 * @param untransformed classes that could not be instrumented, with the reason
 * @param notes other messages for the user, such as classes that could not be loaded
 * @param unfinished what was left out for lack of time, in short sentences; {@code --resume} does it
 * @param outcomes what each test did in the baseline
 */
public record Findings(
        TestCounts tests,
        Cost cost,
        List<StrategyCost> strategies,
        List<Finding> findings,
        List<BrokenTest> broken,
        List<String> untransformed,
        List<String> notes,
        List<String> unfinished,
        Map<TestId, Outcome> outcomes) {

    /** The number of tests, in total and by outcome in the baseline. */
    public record TestCounts(int discovered, int passed, int failed, int skipped) {}

    /**
     * The cost of the detection.
     *
     * @param plainSeconds one run of the suite without the agent, including the start of the JVM
     * @param explorationSeconds baseline and treated runs
     * @param confirmationSeconds runs in fresh JVMs that confirm or reject the failures of exploration
     * @param proofSeconds runs that search for the minimal cause and the margin of confirmed failures
     * @param totalSeconds the total time, except for describing the project
     */
    public record Cost(
            double plainSeconds,
            double explorationSeconds,
            double confirmationSeconds,
            double proofSeconds,
            double totalSeconds,
            int runs) {

        /** The total cost as a multiple of a plain run. */
        public double ratio() {
            return plainSeconds > 0 ? totalSeconds / plainSeconds : 0;
        }
    }

    /** The cost of a strategy: how many tests ran under it, how many of them failed, and the number of findings. */
    public record StrategyCost(String strategy, int tests, int candidates, int findings, double seconds) {}

    /** A test that fails in every plain run. */
    public record BrokenTest(String module, TestId test, Failure failure) {}

    /** Returns the same findings, of which something else was left out, too. */
    public Findings leavingOut(String what) {
        List<String> all = Stream.concat(unfinished.stream(), Stream.of(what)).toList();
        return new Findings(tests, cost, strategies, findings, broken, untransformed, notes, all, outcomes);
    }

    /** Returns the same result with more known about its findings. */
    public Findings with(List<Finding> others) {
        return new Findings(tests, cost, strategies, others, broken, untransformed, notes, unfinished, outcomes);
    }

    public long count(Verdict verdict) {
        return findings.stream().filter(finding -> finding.verdict() == verdict).count();
    }
}
