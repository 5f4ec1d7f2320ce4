package io.unflake.report.known;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.FrameFilter;
import io.unflake.model.TestId;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Verdict;
import io.unflake.report.known.KnownReport.Listed;
import io.unflake.report.known.KnownReport.NewTest;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Compares findings with known flaky tests, in the two ways of the ChaosAPI paper: by the name of the test, and by the
 * fingerprint of any failure recorded for it.
 */
public final class KnownComparison {

    private final List<Finding> flaky;
    private final Predicate<String> isProjectClass;

    private KnownComparison(List<Finding> flaky, Predicate<String> isProjectClass) {
        this.flaky = flaky;
        this.isProjectClass = isProjectClass;
    }

    /** Compares without knowledge of the project: any test may be part of it, and frames are filtered by name. */
    public static KnownReport compare(Findings findings, List<KnownTest> known) {
        return compare(findings, known, test -> true, FrameFilter.BY_NAME);
    }

    /**
     * Compares.
     *
     * @param exists whether the project has a test; known tests of other projects count neither as found nor as missed
     * @param isProjectClass which frames of a stack trace count
     */
    public static KnownReport compare(
            Findings findings, List<KnownTest> known, Predicate<TestId> exists, Predicate<String> isProjectClass) {
        List<Finding> flaky = findings.findings().stream()
                .filter(finding -> finding.verdict() == Verdict.FLAKY)
                .toList();
        Predicate<KnownTest> here =
                test -> exists.test(test.test()) || flaky.stream().anyMatch(finding -> test.names(finding.test()));
        return new KnownComparison(flaky, isProjectClass)
                .report(
                        known.stream().filter(here).toList(),
                        known.stream().filter(here.negate()).toList());
    }

    private KnownReport report(List<KnownTest> present, List<KnownTest> absent) {
        List<Comparison> compared = flaky.stream()
                .map(finding -> new Comparison(finding, isKnown(finding, present), byFingerprint(finding, present)))
                .toList();
        List<Listed> found = present.stream()
                .filter(test -> isFound(test, compared))
                .map(test -> found(test, compared))
                .toList();
        List<GroupCounts> groups = GroupCounts.of(compared);
        GroupCounts all = groups.get(groups.size() - 1);
        int recorded = (int)
                present.stream().filter(test -> !test.recorded().isEmpty()).count();
        return new KnownReport(
                share(all.byName(), all.reported()),
                share(found.size(), present.size()),
                recorded == 0 ? null : share(asRecorded(found), recorded),
                recorded == 0 ? null : recorded,
                found,
                present.stream()
                        .filter(test -> !isFound(test, compared))
                        .map(Listed::of)
                        .toList(),
                compared.stream()
                        .filter(one -> !one.byName())
                        .map(one -> newTest(one.finding()))
                        .toList(),
                absent.stream().map(Listed::of).toList(),
                groups,
                Overlap.of(flaky));
    }

    private static boolean isFound(KnownTest test, List<Comparison> compared) {
        return compared.stream().anyMatch(one -> test.names(one.finding().test()));
    }

    private static Listed found(KnownTest test, List<Comparison> compared) {
        boolean byFingerprint = compared.stream()
                .anyMatch(one -> one.byFingerprint() && test.names(one.finding().test()));
        return new Listed(
                test.test().toString(), test.category(), test.recorded().isEmpty() ? null : byFingerprint);
    }

    private static NewTest newTest(Finding finding) {
        return new NewTest(finding.test().toString(), finding.id(), finding.category());
    }

    private static boolean isKnown(Finding finding, List<KnownTest> known) {
        return known.stream().anyMatch(test -> test.names(finding.test()));
    }

    /** Both sides go through the same filter, which need not be the one that the finding's fingerprint was made with. */
    private boolean byFingerprint(Finding finding, List<KnownTest> known) {
        Set<String> recorded = new HashSet<>();
        for (KnownTest test : known) {
            if (test.names(finding.test())) {
                test.recorded()
                        .forEach(failure -> recorded.add(
                                FailureFingerprint.of(failure, isProjectClass).hash()));
            }
        }
        return recorded.contains(
                FailureFingerprint.of(finding.failure(), isProjectClass).hash());
    }

    private static long asRecorded(List<Listed> found) {
        return found.stream()
                .filter(each -> Boolean.TRUE.equals(each.byFingerprint()))
                .count();
    }

    /** A share with four digits; 0 if there is nothing to take a share of. */
    private static double share(long part, long whole) {
        return whole == 0 ? 0 : Math.round(10_000.0 * part / whole) / 10_000.0;
    }
}
