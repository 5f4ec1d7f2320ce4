package io.unflake.report.score;

import io.unflake.model.score.DetectorScore;
import io.unflake.model.score.Score;
import java.util.List;

/** Says what is not part of a score: mutants that no detector can find, and results that a detector has not given. */
final class NotMeasured {

    private NotMeasured() {}

    /** What follows the number of mutants; empty if all of them were measured. */
    static String mutants(int leftOut) {
        return leftOut == 0 ? "" : " (" + leftOut + " more in tests that the build does not run)";
    }

    /** A sentence for each detector that did not run all tests of mutants to their end. */
    static List<String> results(Score score) {
        return score.detectors().stream()
                .filter(detector -> detector.unknown() > 0)
                .map(NotMeasured::sentence)
                .toList();
    }

    private static String sentence(DetectorScore detector) {
        long all = detector.recall().of() + detector.unknown();
        return "not counted: " + detector.unknown() + " of " + all + " results of " + detector.name()
                + ", since the test JVM ended before these tests did, or did not run them";
    }
}
