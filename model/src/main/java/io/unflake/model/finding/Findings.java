package io.unflake.model.finding;

import io.unflake.model.Failure;
import io.unflake.model.TestId;
import java.util.List;

/**
 * The result of a detection: what a report shows.
 *
 * @param broken tests that fail in every plain run
 * @param untransformed classes that could not be instrumented, with the reason
 * @param notes what else the user should know, such as classes that could not be loaded or a budget that ran out
 */
public record Findings(
        TestCounts tests,
        Cost cost,
        List<StrategyCost> strategies,
        List<Finding> findings,
        List<BrokenTest> broken,
        List<String> untransformed,
        List<String> notes) {

    /** How many tests there are and what they did in the baseline run. */
    public record TestCounts(int discovered, int passed, int failed, int skipped) {}

    /**
     * What it cost.
     *
     * @param plainSeconds one run of the suite without agent, JVM start included
     * @param explorationSeconds baseline and treated runs
     * @param confirmationSeconds runs in fresh JVMs that confirm or reject what exploration found
     * @param proofSeconds runs that seek the smallest cause and the margin of what was confirmed
     * @param totalSeconds all time after the project was described
     */
    public record Cost(
            double plainSeconds,
            double explorationSeconds,
            double confirmationSeconds,
            double proofSeconds,
            double totalSeconds,
            int runs) {

        /** Total cost in plain runs. */
        public double ratio() {
            return plainSeconds > 0 ? totalSeconds / plainSeconds : 0;
        }
    }

    /** How many tests a strategy ran, of them failed in exploration, and how many findings came of it. */
    public record StrategyCost(String strategy, int tests, int candidates, int findings, double seconds) {}

    /** A test that fails in every plain run. */
    public record BrokenTest(String module, TestId test, Failure failure) {}

    public long count(Verdict verdict) {
        return findings.stream().filter(finding -> finding.verdict() == verdict).count();
    }
}
