package io.unflake.report.json;

import io.unflake.model.TestId;
import io.unflake.model.codec.WrittenIfNull;
import io.unflake.model.finding.Findings.StrategyCost;
import io.unflake.model.finding.Findings.TestCounts;
import io.unflake.model.finding.Stage;
import io.unflake.model.finding.Verdict;
import io.unflake.report.known.KnownReport;
import java.util.List;
import java.util.Locale;

/**
 * The contents of {@code findings.json}, which all reports are rendered from.
 *
 * @param unfinished what was left out for lack of time, in short sentences
 * @param resume the command that does what was left out; null if nothing was
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
        List<String> unfinished,
        String resume,
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
     * @param group the id of the first finding with the same cause, which may be this one
     * @param stage how far it was pursued: {@code seen}, {@code confirmed} or {@code proven}
     * @param role {@code victim} or {@code brittle} if the order of tests decides; else null
     * @param treatments the treatments that provoke the failure; empty if it fails in plain runs
     * @param summary the cause in one sentence; empty in files of older versions
     * @param cause the calls, tests or settings that make the test fail
     * @param sites all perturbed sites that the test reached
     * @param plausible whether the test fails under a plausible setting; null if that is unknown
     * @param margin null if there is none
     * @param proof null if the smallest cause was not searched for
     * @param mitigation a wait with which the test passes; null if there is none
     */
    public record Found(
            String id,
            String group,
            String test,
            String verdict,
            String stage,
            String category,
            String role,
            List<String> strategies,
            List<String> treatments,
            @WrittenIfNull Boolean plausible,
            String summary,
            Failed failure,
            List<Cause> cause,
            List<Cause> sites,
            @WrittenIfNull Margin margin,
            Rates rates,
            Proven proof,
            Mitigated mitigation,
            String replay,
            String command,
            String module) {

        public Found {
            summary = summary == null ? "" : summary;
            group = group == null ? id : group;
            stage = stage == null ? (proof == null ? Stage.CONFIRMED : Stage.PROVEN).label() : stage;
        }

        /** Whether the smallest cause was searched for. */
        public boolean isProven() {
            return stage.equals(Stage.PROVEN.label());
        }

        public TestId testId() {
            return TestId.parse(test);
        }

        /** Whether the test fails only under settings that are unlikely in practice, as far as known. */
        public boolean isUnlikely() {
            return Boolean.FALSE.equals(plausible);
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
    public record Proven(int runs, double seconds, boolean cutOff) {}

    /**
     * A wait with which the test passes although another thread is late.
     *
     * @param site where the test waits
     * @param when whether it waits {@code before} or {@code after} the call there
     * @param text the wait in one sentence
     * @param cure what the test could wait for instead, in one sentence; null if that is unknown
     * @param patch the file with the wait as a unified diff; null if there is none
     * @param command a command that applies the patch; null if there is none
     */
    public record Mitigated(
            String site, String when, long waitMs, String text, String cure, String patch, String command) {}

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

    /** The same findings; if something was left out, the command does it. */
    public FindingsFile resumedBy(String command) {
        return new FindingsFile(
                schema,
                tests,
                cost,
                findings,
                broken,
                strategies,
                untransformed,
                notes,
                unfinished,
                unfinished.isEmpty() ? null : command,
                known);
    }

    /**
     * Whether there is a flaky test.
     *
     * @param plausibleOnly whether to ignore those that are unlikely in practice; a test of which that is unknown counts
     */
    public boolean hasFlaky(boolean plausibleOnly) {
        return findings.stream()
                .anyMatch(found -> found.verdictValue() == Verdict.FLAKY && !(plausibleOnly && found.isUnlikely()));
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
