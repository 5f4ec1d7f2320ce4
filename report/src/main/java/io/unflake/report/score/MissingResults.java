package io.unflake.report.score;

import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.Score;
import java.util.List;

/** Says which results are missing, since a detector did not run the tests of mutants to their end. */
final class MissingResults {

    private MissingResults() {}

    /** A sentence for each detector without all of its results. */
    static List<String> of(Score score) {
        return score.detectors().stream()
                .filter(detector -> detector.unknown() > 0)
                .map(MissingResults::sentence)
                .toList();
    }

    private static String sentence(DetectorScore detector) {
        long all = detector.recall().of() + detector.unknown();
        return "not counted: " + detector.unknown() + " of " + all + " results of " + detector.name()
                + ", since the test JVM ended before these tests did, or did not run them";
    }
}
