package io.unflake.report.known;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.FrameFilter;
import io.unflake.model.TestId;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Verdict;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Compares what was found with what is known, in the two ways of the ChaosAPI paper: by the name of the test, and by the
 * fingerprint of any failure recorded for it.
 */
public final class KnownComparison {

    private final List<Finding> flaky;
    private final Predicate<String> isProjectClass;

    private KnownComparison(List<Finding> flaky, Predicate<String> isProjectClass) {
        this.flaky = flaky;
        this.isProjectClass = isProjectClass;
    }

    /** Compares without knowing the project: all tests might be in it, and frames are told apart by name. */
    public static KnownReport compare(Findings findings, List<KnownTest> known) {
        return compare(findings, known, test -> true, FrameFilter.BY_NAME);
    }

    /**
     * Compares.
     *
     * @param exists whether the project has a test; known tests of other projects are neither found nor missed
     * @param isProjectClass which frames of a trace count
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
                .map(finding -> new Comparison(finding, knownOf(finding, present), byFingerprint(finding, present)))
                .toList();
        return new KnownReport(
                present.stream()
                        .filter(test -> isFound(test, compared))
                        .map(test -> found(test, compared))
                        .toList(),
                present.stream().filter(test -> !isFound(test, compared)).toList(),
                compared.stream()
                        .filter(one -> !one.byName())
                        .map(Comparison::finding)
                        .toList(),
                absent,
                GroupCounts.of(compared),
                Overlap.of(flaky));
    }

    private static boolean isFound(KnownTest test, Collection<Comparison> compared) {
        return compared.stream().anyMatch(one -> test.names(one.finding().test()));
    }

    private static KnownReport.Found found(KnownTest test, Collection<Comparison> compared) {
        return new KnownReport.Found(
                test,
                compared.stream()
                        .anyMatch(one ->
                                one.byFingerprint() && test.names(one.finding().test())));
    }

    private static boolean knownOf(Finding finding, List<KnownTest> known) {
        return known.stream().anyMatch(test -> test.names(finding.test()));
    }

    /** Both sides go through the same filter, whatever filter the finding's own fingerprint was made with. */
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
}
