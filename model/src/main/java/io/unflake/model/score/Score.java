package io.unflake.model.score;

import io.unflake.model.codec.Codec;
import io.unflake.model.codec.CodecException;
import java.util.List;

/**
 * The contents of {@code score.json}: how detectors did on suites whose flaky tests are known.
 *
 * @param curves what can be expected of detectors that repeat tests, for comparison
 */
public record Score(
        String schema, Setup setup, List<ScoredSuite> suites, List<DetectorScore> detectors, List<Curve> curves) {

    public static final String SCHEMA = "unflake/score/1";

    /** The folder beside the labels of a suite, and the files in it. */
    public static final String FOLDER = "score";

    public static final String FILE = "score.json";
    public static final String PAGE = "score.html";

    public Score {
        suites = List.copyOf(suites);
        detectors = List.copyOf(detectors);
        curves = List.copyOf(curves);
    }

    private record Header(String schema) {}

    /**
     * What was measured.
     *
     * @param reruns how often a detector repeats tests: reruns, rounds or orders
     * @param seeds how often a detector that draws orders was repeated
     * @param tr the probabilities of failure that were set
     * @param k the numbers of cleaners, or state-unsetters, of the order-dependent mutants
     */
    public record Setup(int reruns, int seeds, List<Double> tr, List<Integer> k) {

        public Setup {
            tr = List.copyOf(tr);
            k = List.copyOf(k);
        }
    }

    /**
     * A suite that detectors ran on.
     *
     * @param tests how many test methods it has
     * @param mutants how many mutants detectors were measured on
     * @param leftOut how many other mutants there are, whose tests the build does not run
     * @param plainSeconds how long one plain run takes, with the start of the JVM
     */
    public record ScoredSuite(String folder, int tests, int mutants, int leftOut, double plainSeconds) {}

    /** Writes indented JSON. */
    public String write() {
        return Codec.writeIndented(this);
    }

    /** Reads what {@link #write} wrote. */
    public static Score read(String text) {
        String schema = Codec.read(Header.class, text).schema;
        if (!SCHEMA.equals(schema)) {
            throw new CodecException("expected " + SCHEMA + " but found " + schema);
        }
        return Codec.read(Score.class, text);
    }
}
