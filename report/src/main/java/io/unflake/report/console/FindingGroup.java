package io.unflake.report.console;

import io.unflake.model.finding.Verdict;
import io.unflake.report.json.Cause;
import io.unflake.report.json.FindingsFile.Found;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Findings with the same verdict, category and cause: one faulty line may break many tests. */
record FindingGroup(List<Found> findings) {

    /** Smaller groups are shown finding by finding, unless they are invocations of one test. */
    private static final int SMALLEST = 4;

    private static final Comparator<Found> ORDER = Comparator.comparing(Found::verdictValue)
            .thenComparing(Found::category)
            .thenComparing(FindingGroup::place)
            .thenComparing(Found::test)
            .thenComparing(Found::id);

    private record Key(Verdict verdict, String category, String cause) {}

    /**
     * Sorts findings for reading: flaky before suspect, then by category and site.
     *
     * @param grouped whether findings with one cause are put together
     */
    static List<FindingGroup> of(List<Found> findings, boolean grouped) {
        List<Found> sorted = findings.stream().sorted(ORDER).toList();
        if (!grouped) {
            return ungrouped(sorted);
        }
        Map<Key, List<Found>> byCause = new LinkedHashMap<>();
        for (Found found : sorted) {
            Key key = new Key(found.verdictValue(), found.category(), found.summary());
            byCause.computeIfAbsent(key, k -> new ArrayList<>()).add(found);
        }
        return byCause.values().stream()
                .flatMap(same -> (isGroup(same) ? List.of(new FindingGroup(same)) : ungrouped(same)).stream())
                .toList();
    }

    private static boolean isGroup(List<Found> same) {
        return same.size() >= SMALLEST
                || same.stream().map(found -> found.testId().base()).distinct().count() == 1;
    }

    private static List<FindingGroup> ungrouped(List<Found> findings) {
        return findings.stream().map(found -> new FindingGroup(List.of(found))).toList();
    }

    private static String place(Found found) {
        return found.cause().stream()
                .map(Cause::site)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse("");
    }

    Found first() {
        return findings.get(0);
    }

    List<Found> others() {
        return findings.subList(1, findings.size());
    }
}
