package io.unflake.report.known;

import io.unflake.model.finding.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How many failures (test and fingerprint) each pair of groups provokes: figure 5 of the ChaosAPI paper.
 *
 * @param counts by row and column; the diagonal counts all failures of a group
 */
public record Overlap(List<String> groups, List<List<Long>> counts) {

    static Overlap of(List<Finding> findings) {
        List<String> groups = StrategyGroups.all(findings);
        List<List<Long>> counts = new ArrayList<>();
        for (String row : groups) {
            counts.add(groups.stream()
                    .map(column -> shared(findings, List.of(row, column)))
                    .toList());
        }
        return new Overlap(groups, counts);
    }

    /** Whether there is a count for each pair of groups. */
    boolean isSquare() {
        return groups.stream().allMatch(Objects::nonNull)
                && counts.size() == groups.size()
                && counts.stream()
                        .allMatch(row ->
                                row.size() == groups.size() && row.stream().allMatch(Objects::nonNull));
    }

    /** There is one finding for each test and fingerprint, so shared findings are shared failures. */
    private static long shared(List<Finding> findings, List<String> groups) {
        return findings.stream()
                .filter(finding -> StrategyGroups.of(finding).containsAll(groups))
                .count();
    }
}
