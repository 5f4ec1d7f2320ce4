package io.unflake.report.console;

import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Verdict;
import io.unflake.report.text.Phrases;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Findings with the same verdict, category and cause: many tests may stumble over one line. */
record FindingGroup(List<Finding> findings) {

    /** Smaller groups are shown finding by finding, unless they are invocations of one test. */
    private static final int SMALLEST = 4;

    private static final Comparator<Finding> ORDER = Comparator.comparing(Finding::verdict)
            .thenComparing(Finding::category)
            .thenComparing(FindingGroup::place)
            .thenComparing(Finding::test)
            .thenComparing(Finding::id);

    private record Key(Verdict verdict, String category, String cause) {}

    /** All findings in the order of reading: flaky before suspect, by category, then by site. */
    static List<FindingGroup> of(List<Finding> findings, boolean together) {
        List<Finding> sorted = findings.stream().sorted(ORDER).toList();
        if (!together) {
            return alone(sorted);
        }
        Map<Key, List<Finding>> byCause = new LinkedHashMap<>();
        for (Finding finding : sorted) {
            Key key = new Key(finding.verdict(), finding.category(), Phrases.BUILT_IN.cause(finding));
            byCause.computeIfAbsent(key, k -> new ArrayList<>()).add(finding);
        }
        return byCause.values().stream()
                .flatMap(same -> (belongTogether(same) ? List.of(new FindingGroup(same)) : alone(same)).stream())
                .toList();
    }

    private static boolean belongTogether(List<Finding> same) {
        return same.size() >= SMALLEST
                || same.stream()
                                .map(finding -> finding.test().base())
                                .distinct()
                                .count()
                        == 1;
    }

    private static List<FindingGroup> alone(List<Finding> findings) {
        return findings.stream()
                .map(finding -> new FindingGroup(List.of(finding)))
                .toList();
    }

    private static String place(Finding finding) {
        return finding.cause().isEmpty() ? "" : finding.cause().get(0).place();
    }

    Finding first() {
        return findings.get(0);
    }

    List<Finding> others() {
        return findings.subList(1, findings.size());
    }
}
