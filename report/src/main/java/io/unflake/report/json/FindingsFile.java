package io.unflake.report.json;

import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.finding.Findings.StrategyCost;
import io.unflake.model.finding.Findings.TestCounts;
import java.util.List;
import java.util.Map;

/** The contents of {@code findings.json}: member for member what a reader of the file sees. */
public record FindingsFile(
        String schema,
        TestCounts tests,
        Cost cost,
        List<Found> findings,
        List<Broken> broken,
        List<StrategyCost> strategies,
        List<String> untransformed,
        List<String> notes,
        Map<String, Object> known) {

    /** Name and version of the format. */
    public static final String SCHEMA = "unflake/findings/1";

    /** What it cost; {@code ratio} is the total in plain runs. */
    public record Cost(
            double plainSeconds,
            double totalSeconds,
            double ratio,
            int runs,
            double explorationSeconds,
            double confirmationSeconds,
            double proofSeconds) {}

    /** A flaky or suspect test with one way in which it fails. */
    public record Found(
            String id,
            String test,
            String verdict,
            String category,
            List<String> strategies,
            boolean plausible,
            Failed failure,
            List<Cause> cause,
            List<Cause> sites,
            Margin margin,
            Rates rates,
            Proven proof,
            String replay,
            String command,
            String module) {}

    /** How a test failed; {@code stack} holds the frames of project code only. */
    public record Failed(String type, String message, String fingerprint, List<String> stack) {}

    /**
     * Part of a cause: a perturbed call site, a test that runs before, or a setting of the whole JVM.
     *
     * @param before the test that decides by running before this one
     * @param role what that does to this one: polluter, state-setter or itself
     * @param state what that leaves changed and this one uses; null if nobody knows
     * @param call which call there, counted in one run of the test; null for more than one
     * @param calls which calls there, where there are several, such as {@code 2-4, 7}; null for all of them
     * @param stack where the first of them was, the innermost frame first
     */
    public record Cause(
            String api,
            String site,
            Integer call,
            String calls,
            List<String> stack,
            String before,
            String role,
            String state,
            String setting,
            String value) {

        public Cause {
            stack = stack == null || stack.isEmpty() ? null : List.copyOf(stack);
        }

        static Cause ofSite(String api, String site) {
            return new Cause(api, site, null, null, null, null, null, null, null, null);
        }

        static Cause ofTest(String before, String role, String state) {
            return new Cause(null, null, null, null, null, before, role, state, null, null);
        }

        static Cause ofSetting(String setting, String value) {
            return new Cause(null, null, null, null, null, null, null, null, setting, value);
        }
    }

    /** How far the test is from failing, in numbers and in words. */
    public record Margin(String parameter, String fails, String passes, String text) {}

    /** The runs it took to find the smallest cause and the margin. */
    public record Proven(int runs, double seconds) {}

    /** How many of how many runs failed, as {@code 5/5}. */
    public record Rates(String treated, String control) {}

    /** A test that fails in every plain run. */
    public record Broken(String test, Failed failure, String module) {}

    /** The text of the file. */
    public String write() {
        return Codec.writeIndented(this);
    }

    /** Reads what {@link #write()} wrote. */
    public static FindingsFile read(String text) {
        FindingsFile file = Codec.read(FindingsFile.class, text);
        if (!SCHEMA.equals(file.schema())) {
            throw new CodecException("expected " + SCHEMA + " but found " + file.schema());
        }
        return file;
    }
}
