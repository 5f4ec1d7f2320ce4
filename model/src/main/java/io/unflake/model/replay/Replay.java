package io.unflake.model.replay;

import io.unflake.model.Perturbation;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import io.unflake.model.finding.Before;
import io.unflake.model.strategy.InstrumentOptions;
import io.unflake.model.strategy.Strategies;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The content of a replay file: everything needed to reproduce a failure, except the project itself.
 *
 * @param schema name and version of the format
 * @param id the id of the finding
 * @param module the module of the test
 * @param test the test that fails
 * @param tests the tests to run, in this order: the test, after those that it depends on
 * @param limits the time limits of tests
 * @param jvmArguments arguments for the test JVM, in addition to the module's own
 * @param instrument the options for instrumentation
 * @param digests identify the version of the project
 * @param expected the expected failure
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

    /** The expected failure; only the fingerprint is compared, the rest is for human readers. */
    public record Expected(String type, String message, String fingerprint, List<String> stack) {}

    /**
     * The time limits of tests; a test that exceeds its limit counts as hanging.
     *
     * @param testMillis the limit of the failing test, under which the failure was observed
     * @param otherMillis the limit of every other test
     */
    public record Limits(long testMillis, long otherMillis) {

        private static final long MOST_MILLIS = Duration.ofDays(7).toMillis();

        private boolean areValid() {
            return isValid(testMillis) && isValid(otherMillis);
        }

        private static boolean isValid(long millis) {
            return millis > 0 && millis <= MOST_MILLIS;
        }
    }

    /**
     * Digests that change when the project does.
     *
     * @param classes the digest of the project's own classes
     * @param dependencies the digest of the rest of its class path
     */
    public record Digests(String classes, String dependencies) {}

    /** Returns the same failure after other tests, if it depends on tests before it. Those that set up state are left out. */
    public Replay after(List<Before> before) {
        List<String> polluters = before.stream()
                .filter(Before::makesItFail)
                .map(each -> each.test().base().toString())
                .toList();
        return polluters.isEmpty()
                ? this
                : new Replay(
                        schema,
                        id,
                        module,
                        test,
                        Stream.concat(
                                        polluters.stream(),
                                        Stream.of(TestId.parse(test).base().toString()))
                                .toList(),
                        treatment,
                        limits,
                        jvmArguments,
                        instrument,
                        digests,
                        expected);
    }

    public String write() {
        return Codec.writeIndented(this);
    }

    /**
     * Reads the format of {@link #write()}.
     *
     * @throws CodecException if the text is not a valid replay
     */
    public static Replay read(String text) {
        checkSchema(Codec.read(Header.class, text).schema);
        Replay replay = Codec.read(Replay.class, text);
        try {
            if (!replay.isComplete()) {
                throw new CodecException("a part of it is missing or wrong");
            }
            replay.checkTests();
            replay.treatment.perturbations().forEach(Replay::check);
            return replay;
        } catch (CodecException e) {
            throw e;
        } catch (RuntimeException e) {
            // A hand-edited file may have nulls anywhere.
            throw new CodecException("a part of it is missing or wrong");
        }
    }

    private void checkTests() {
        try {
            TestId failing = TestId.parse(test);
            // All of them have to be names.
            boolean runs = tests.stream().map(TestId::parse).toList().stream()
                    .anyMatch(each -> each.className().equals(failing.className()));
            if (!runs) {
                throw new CodecException("the failing test is not among the tests that run");
            }
        } catch (IllegalArgumentException e) {
            throw new CodecException("a test in it has no valid name");
        }
    }

    private static void check(Perturbation perturbation) {
        boolean hasSites = perturbation.spots().stream()
                .allMatch(spot -> spot.site() != null && spot.site().className() != null);
        if (perturbation.strategy() == null || !hasSites) {
            throw new CodecException("a part of its treatment is missing");
        }
        try {
            Strategies.check(perturbation);
        } catch (IllegalArgumentException e) {
            throw new CodecException("a setting in it is wrong: " + e.getMessage());
        }
    }

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
                && limits.areValid()
                && jvmArguments.stream().noneMatch(Objects::isNull)
                && instrument != null
                && digests != null
                && digests.classes != null
                && digests.dependencies != null
                && expected != null
                && expected.type != null
                && expected.fingerprint != null;
    }
}
