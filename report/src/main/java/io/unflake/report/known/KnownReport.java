package io.unflake.report.known;

import java.util.List;
import java.util.stream.Stream;

/**
 * The comparison with known flaky tests: the member {@code known} of {@code findings.json}.
 *
 * @param precision the share of reported tests that are known; 0 if none is reported
 * @param recall the share of found tests among those found or missed; 0 if there are none
 * @param recallByFingerprint the share of those with recorded failures that fail as recorded; null if there are none
 * @param recorded how many found or missed tests have recorded failures; null if there are none
 * @param missed known tests that ran and were not found
 * @param broken known tests that fail in every plain run here
 * @param skipped known tests that are skipped here
 * @param fresh findings of tests that are not known; {@code new} in the file
 * @param absent known tests that are not in this suite
 * @param groups counts for each group; the last row counts all
 */
public record KnownReport(
        double precision,
        double recall,
        Double recallByFingerprint,
        Integer recorded,
        List<Listed> found,
        List<Listed> missed,
        List<Listed> broken,
        List<Listed> skipped,
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

    /** How many tests are known, in this suite or not. */
    int size() {
        return Stream.of(found, missed, broken, skipped, absent)
                .mapToInt(List::size)
                .sum();
    }

    long foundByFingerprint() {
        return found.stream()
                .filter(each -> Boolean.TRUE.equals(each.byFingerprint()))
                .count();
    }
}
