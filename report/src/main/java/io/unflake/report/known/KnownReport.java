package io.unflake.report.known;

import java.util.List;

/**
 * The comparison with known flaky tests: the member {@code known} of {@code findings.json}.
 *
 * @param precision the share of reported tests that are known; 0 if none is reported
 * @param recall the share of known tests that are found; 0 if none is known
 * @param recallByFingerprint the share of known tests with recorded failures that fail as recorded; null if there are none
 * @param recorded how many known tests of this project have recorded failures; null if there are none
 * @param fresh findings of tests that are not known; {@code new} in the file
 * @param absent known tests that this project does not have
 * @param groups counts for each group; the last row counts all
 */
public record KnownReport(
        double precision,
        double recall,
        Double recallByFingerprint,
        Integer recorded,
        List<Listed> found,
        List<Listed> missed,
        List<NewTest> fresh,
        List<Listed> absent,
        List<GroupCounts> groups,
        Overlap overlap) {

    /**
     * A known test.
     *
     * @param byFingerprint whether it failed as recorded; null if it was not found or no failure was recorded
     */
    public record Listed(String test, String category, Boolean byFingerprint) {

        static Listed of(KnownTest known) {
            return new Listed(known.test().toString(), known.category(), null);
        }
    }

    /** A finding of a test that is not known. */
    public record NewTest(String test, String id, String category) {}

    /** How many known tests this project has. */
    int present() {
        return found.size() + missed.size();
    }

    long foundByFingerprint() {
        return found.stream()
                .filter(each -> Boolean.TRUE.equals(each.byFingerprint()))
                .count();
    }
}
