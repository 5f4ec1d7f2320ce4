package io.unflake.report.console;

import io.unflake.report.json.Cause;
import io.unflake.report.json.FindingsFile.Found;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Findings with the same cause, which are shown as one entry. */
record FindingGroup(List<Found> findings) {

    private static final Comparator<Found> ORDER = Comparator.comparing(Found::verdictValue)
            .thenComparing(Found::isUnlikely)
            .thenComparing(Found::category)
            .thenComparing(FindingGroup::place)
            .thenComparing(Found::test)
            .thenComparing(Found::id);

    /** Sorts findings for reading: flaky before suspect, what is unlikely in practice last, then by category and site. */
    static List<FindingGroup> of(List<Found> findings) {
        Map<String, List<Found>> groups = new LinkedHashMap<>();
        findings.stream()
                .sorted(ORDER)
                .forEach(found -> groups.computeIfAbsent(found.group(), group -> new ArrayList<>())
                        .add(found));
        return groups.values().stream().map(FindingGroup::new).toList();
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

    /** Whether no test occurs twice. */
    boolean isOfDifferentTests() {
        return findings.stream().map(Found::test).distinct().count() == findings.size();
    }
}
