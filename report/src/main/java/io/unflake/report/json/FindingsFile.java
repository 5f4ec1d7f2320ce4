package io.unflake.report.json;

import io.unflake.model.TestId;
import io.unflake.model.finding.Findings.StrategyCost;
import io.unflake.model.finding.Findings.TestCounts;
import io.unflake.model.finding.Verdict;
import io.unflake.report.known.KnownReport;
import java.util.List;
import java.util.Locale;

/**
 * The contents of {@code findings.json}, which all reports are rendered from.
 *
 * @param known the comparison with known flaky tests; null if none were given
 */
public record FindingsFile(
        String schema,
        TestCounts tests,
        Cost cost,
        List<Found> findings,
        List<Broken> broken,
        List<StrategyCost> strategies,
        List<String> untransformed,
        List<String> notes,
        KnownReport known) {

    /** Name and version of the format. */
    public static final String SCHEMA = "unflake/findings/1";

    /** What the detection cost; {@code ratio} is the total in plain runs. */
    public record Cost(
            double plainSeconds,
            double totalSeconds,
            double ratio,
            int runs,
            double explorationSeconds,
            double confirmationSeconds,
            double proofSeconds) {}

    /**
     * A flaky or suspect test and one way in which it fails.
     *
     * @param role {@code victim} or {@code brittle} if the order of tests decides; else null
     * @param treatments the treatments that provoke the failure; empty if it fails in plain runs
     * @param summary the cause in one sentence; empty in files of older versions
     * @param cause the calls, tests or settings that make the test fail
     * @param sites all perturbed sites that the test reached
     * @param margin null if the strategy has no size
     * @param proof null if the smallest cause was not searched for
     */
    public record Found(
            String id,
            String test,
            String verdict,
            String category,
            String role,
            List<String> strategies,
            List<String> treatments,
            boolean plausible,
            String summary,
            Failed failure,
            List<Cause> cause,
            List<Cause> sites,
            Margin margin,
            Rates rates,
            Proven proof,
            String replay,
            String command,
            String module) {

        public Found {
            summary = summary == null ? "" : summary;
        }

        public TestId testId() {
            return TestId.parse(test);
        }

        public Verdict verdictValue() {
            return Verdict.valueOf(verdict.toUpperCase(Locale.ROOT));
        }
    }

    /** How a test failed; {@code stack} holds the frames of project code only. */
    public record Failed(String type, String message, String fingerprint, List<String> stack) {}

    /** How far the test is from failing, in numbers and in words. */
    public record Margin(String parameter, String fails, String passes, String text) {}

    /** How many runs the search for the smallest cause and the margin took. */
    public record Proven(int runs, double seconds) {}

    /** How many of how many runs failed, such as {@code 5/5}. */
    public record Rates(String treated, String control) {

        private static final String NO_RUNS = "0/0";

        /** Whether there were runs under a treatment. */
        public boolean hasTreated() {
            return !treated.equals(NO_RUNS);
        }
    }

    /** A test that fails in every plain run. */
    public record Broken(String test, Failed failure, String module) {}

    /** Whether there is a flaky test; {@code plausibleOnly} ignores those that are unlikely in practice. */
    public boolean hasFlaky(boolean plausibleOnly) {
        return findings.stream()
                .anyMatch(found -> found.verdictValue() == Verdict.FLAKY && (found.plausible() || !plausibleOnly));
    }

    /** The text of the file. */
    public String write() {
        return FindingsFormat.write(this);
    }

    /**
     * Reads what {@link #write()} wrote.
     *
     * @throws io.unflake.model.codec.CodecException if the text is not a complete findings file of this version
     */
    public static FindingsFile read(String text) {
        return FindingsFormat.read(text);
    }
}
