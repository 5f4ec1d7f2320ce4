package io.unflake.model.replay;

import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.strategy.InstrumentOptions;
import io.unflake.model.strategy.Strategies;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The contents of a replay file: all that makes a test fail again, except the project itself.
 *
 * @param schema name and version of the format
 * @param id of the finding
 * @param module the module of the test
 * @param test the test that fails
 * @param tests what runs, in this order: the test, and those that it needs before it
 * @param limits how long tests may take
 * @param jvmArguments arguments for the test JVM beside the module's own
 * @param instrument which classes were instrumented, and with which of the user's own strategies
 * @param digests what the project was like
 * @param expected how the test fails
 */
public record Replay(
        String schema,
        String id,
        String module,
        String test,
        List<String> tests,
        Treatment treatment,
        Limits limits,
        List<String> jvmArguments,
        InstrumentOptions instrument,
        Digests digests,
        Expected expected) {

    public static final String SCHEMA = "unflake/replay/2";

    private static final String FAMILY = "unflake/replay/";
    private static final Pattern ID = Pattern.compile("[0-9a-f]{1,64}");

    /** How a test is expected to fail; the fingerprint decides, the rest is for reading. */
    public record Expected(String type, String message, String fingerprint, List<String> stack) {}

    /**
     * How long tests may take before they count as hanging.
     *
     * @param testMillis the test that fails: the limit under which its failure was observed
     * @param otherMillis every other test
     */
    public record Limits(long testMillis, long otherMillis) {}

    /**
     * Digests that change when the project does.
     *
     * @param classes of the project's own classes
     * @param dependencies of the rest of its class path
     */
    public record Digests(String classes, String dependencies) {}

    public String write() {
        return Codec.writeIndented(this);
    }

    /**
     * Reads what {@link #write()} wrote.
     *
     * @throws CodecException says what is wrong with the text
     */
    public static Replay read(String text) {
        checkSchema(Codec.read(Header.class, text).schema);
        Replay replay = Codec.read(Replay.class, text);
        if (!replay.isComplete()) {
            throw new CodecException("a part of it is missing or wrong");
        }
        try {
            TestId.parse(replay.test);
            replay.tests.forEach(TestId::parse);
        } catch (IllegalArgumentException e) {
            throw new CodecException("a test in it has no valid name");
        }
        try {
            replay.treatment.perturbations().forEach(Strategies::check);
        } catch (IllegalArgumentException e) {
            throw new CodecException("a setting in it is wrong: " + e.getMessage());
        }
        return replay;
    }

    /** The part that every version has. */
    private record Header(String schema) {}

    private static void checkSchema(String found) {
        if (found == null || !found.startsWith(FAMILY)) {
            throw new CodecException("it is not a replay file");
        }
        if (!found.equals(SCHEMA)) {
            throw new CodecException("its format is " + found + ", but this Unflake reads " + SCHEMA);
        }
    }

    private boolean isComplete() {
        return id != null
                && ID.matcher(id).matches()
                && module != null
                && test != null
                && !tests.isEmpty()
                && treatment != null
                && limits != null
                && limits.testMillis > 0
                && limits.otherMillis > 0
                && instrument != null
                && digests != null
                && digests.classes != null
                && digests.dependencies != null
                && expected != null
                && expected.fingerprint != null;
    }
}
