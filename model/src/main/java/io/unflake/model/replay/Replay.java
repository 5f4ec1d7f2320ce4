package io.unflake.model.replay;

import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.Strategies;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The contents of a replay file: all that makes a test fail again, but for the project itself.
 *
 * @param schema name and version of the format
 * @param id of the finding
 * @param module whose test it is
 * @param test the test that fails
 * @param tests what runs, in this order: the test, and those that it needs before it
 * @param jvmArguments arguments for the test JVM beside the module's own
 * @param instrument classes that were instrumented beside the project's own
 * @param noInstrument classes that were not
 * @param rules own strategies of the treatment that are rules
 * @param plugins jars with own strategies
 * @param classes what the project's classes were like
 * @param dependencies what its other class path was like
 * @param expected how it fails
 */
public record Replay(
        String schema,
        String id,
        String module,
        String test,
        List<String> tests,
        Treatment treatment,
        long seed,
        List<String> jvmArguments,
        List<String> instrument,
        List<String> noInstrument,
        List<CustomRule> rules,
        List<String> plugins,
        String classes,
        String dependencies,
        Expected expected) {

    public static final String SCHEMA = "unflake/replay/1";

    private static final String FAMILY = "unflake/replay/";
    private static final Pattern ID = Pattern.compile("[0-9a-f]{1,64}");

    /** How a test is expected to fail; the fingerprint decides, the rest is for reading. */
    public record Expected(String type, String message, String fingerprint, List<String> stack) {}

    public String write() {
        return Codec.writeIndented(this);
    }

    /**
     * Reads what {@link #write()} wrote.
     *
     * @throws CodecException says what is wrong with a text that nobody can trust
     */
    public static Replay read(String text) {
        Replay replay = Codec.read(Replay.class, text);
        if (replay.schema == null || !replay.schema.startsWith(FAMILY)) {
            throw new CodecException("it is no replay file");
        }
        if (!replay.schema.equals(SCHEMA)) {
            throw new CodecException("it is of the version " + replay.schema + ", and this Unflake reads " + SCHEMA);
        }
        if (replay.id == null
                || !ID.matcher(replay.id).matches()
                || replay.module == null
                || replay.test == null
                || replay.tests.isEmpty()
                || replay.treatment == null
                || replay.expected == null
                || replay.expected.fingerprint == null
                || replay.classes == null
                || replay.dependencies == null) {
            throw new CodecException("a part of it is missing or wrong");
        }
        try {
            TestId.parse(replay.test);
            replay.tests.forEach(TestId::parse);
        } catch (IllegalArgumentException e) {
            throw new CodecException("a test in it has no proper name");
        }
        try {
            replay.treatment.perturbations().forEach(Strategies::check);
        } catch (IllegalArgumentException e) {
            throw new CodecException("a setting in it is wrong: " + e.getMessage());
        }
        return replay;
    }
}
