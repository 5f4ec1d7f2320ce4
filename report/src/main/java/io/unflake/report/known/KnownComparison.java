package io.unflake.report.known;

import io.unflake.model.FailureFingerprint;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Verdict;
import io.unflake.model.score.Agreement;
import io.unflake.model.score.Proportion;
import io.unflake.report.known.KnownReport.Listed;
import io.unflake.report.known.KnownReport.NewTest;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

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

    /**
     * Compares.
     *
     * @param isProjectClass which frames of a stack trace count
     */
    public static KnownReport compare(Findings findings, List<KnownTest> known, Predicate<String> isProjectClass) {
        List<Finding> flaky = findings.findings().stream()
                .filter(finding -> finding.verdict() == Verdict.FLAKY)
                .toList();
        Map<KnownState, List<KnownTest>> byState = new EnumMap<>(KnownState.class);
        for (KnownState state : KnownState.values()) {
            byState.put(
                    state,
                    known.stream()
                            .filter(test -> KnownState.of(test, flaky, findings) == state)
                            .toList());
        }
        return new KnownComparison(flaky, isProjectClass).report(known, byState);
    }

    private KnownReport report(List<KnownTest> known, Map<KnownState, List<KnownTest>> byState) {
        List<Comparison> compared = flaky.stream()
                .map(finding -> new Comparison(finding, isKnown(finding, known), byFingerprint(finding, known)))
                .toList();
        List<KnownTest> present = Stream.of(KnownState.FOUND, KnownState.MISSED)
                .flatMap(state -> byState.get(state).stream())
                .toList();
        List<Listed> found = byState.get(KnownState.FOUND).stream()
                .map(test -> found(test, compared))
                .toList();
        Agreement agreement =
                Agreement.of(present, GroupCounts.oneForEachTest(flaky), (test, one) -> test.names(one.test()));
        int recorded = (int)
                present.stream().filter(test -> !test.recorded().isEmpty()).count();
        return new KnownReport(
                agreement.precision().share(),
                agreement.recall().share(),
                recorded == 0
                        ? null
                        : Proportion.of(asRecorded(found), recorded).share(),
                recorded == 0 ? null : recorded,
                found,
                listed(byState.get(KnownState.MISSED)),
                listed(byState.get(KnownState.BROKEN)),
                listed(byState.get(KnownState.SKIPPED)),
                compared.stream()
                        .filter(one -> !one.byName())
                        .map(one -> newTest(one.finding()))
                        .toList(),
                listed(byState.get(KnownState.ABSENT)),
                GroupCounts.of(compared),
                Overlap.of(flaky));
    }

    private static List<Listed> listed(List<KnownTest> tests) {
        return tests.stream().map(Listed::of).toList();
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
}
