package io.unflake.report.known;

import io.unflake.model.finding.Finding;
import java.util.List;

/**
 * What comparing with known tests showed.
 *
 * @param fresh findings of tests that are not known
 * @param absent known tests that this project does not have
 * @param groups counts for each group, the last row being all
 */
public record KnownReport(
        List<Found> found,
        List<KnownTest> missed,
        List<Finding> fresh,
        List<KnownTest> absent,
        List<GroupCounts> groups,
        Overlap overlap) {

    /** A known test that was found; whether it failed as recorded. */
    public record Found(KnownTest known, boolean byFingerprint) {}

    /** Known tests that this project has. */
    public int present() {
        return found.size() + missed.size();
    }

    /** Known tests of this project that have recorded failures. */
    public long recorded() {
        return found.stream().filter(one -> !one.known().recorded().isEmpty()).count()
                + missed.stream().filter(test -> !test.recorded().isEmpty()).count();
    }

    public long foundByFingerprint() {
        return found.stream().filter(Found::byFingerprint).count();
    }

    /** What share of the reported tests is known; 0 if none is reported. */
    public double precision() {
        GroupCounts all = groups.get(groups.size() - 1);
        return share(all.byName(), all.reported());
    }

    /** What share of the known tests is found; 0 if none is known. */
    public double recall() {
        return share(found.size(), present());
    }

    /** What share of the known tests with recorded failures fails as recorded; 0 if there are none. */
    public double recallByFingerprint() {
        return share(foundByFingerprint(), recorded());
    }

    private static double share(long part, long whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }
}
