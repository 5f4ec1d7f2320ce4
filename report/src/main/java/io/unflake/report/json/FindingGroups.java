package io.unflake.report.json;

import io.unflake.model.Perturbation;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Stage;
import io.unflake.model.finding.Verdict;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Puts findings with the same cause into one group: one faulty line may break many tests, and each in several ways. */
final class FindingGroups {

    /**
     * What the findings of a group share.
     *
     * @param cause the calls or tests that make them fail; the place of the failure if the cause was not searched for
     */
    private record Key(Verdict verdict, Stage stage, String category, List<String> strategies, Object cause) {}

    private FindingGroups() {}

    /** The id of the first finding of the group of each finding. */
    static List<String> of(List<Finding> findings) {
        Map<Key, String> first = new HashMap<>();
        return findings.stream()
                .map(finding -> first.computeIfAbsent(key(finding), key -> finding.id()))
                .toList();
    }

    private static Key key(Finding finding) {
        return new Key(finding.verdict(), finding.stage(), finding.category(), strategies(finding), cause(finding));
    }

    /** The same polluter is the same cause in whatever order it was found. */
    private static List<String> strategies(Finding finding) {
        return hasBefore(finding)
                ? List.of()
                : finding.smallestTreatment().perturbations().stream()
                        .map(Perturbation::strategy)
                        .toList();
    }

    private static Object cause(Finding finding) {
        if (hasBefore(finding)) {
            return finding.proof().before().stream()
                    .map(each -> new Before(each.test().base(), each.role(), each.state()))
                    .toList();
        }
        if (!finding.cause().isEmpty()) {
            return new HashSet<>(Causes.ofSites(finding.cause()));
        }
        return finding.stage() == Stage.PROVEN ? finding.test().base() : failure(finding);
    }

    private static boolean hasBefore(Finding finding) {
        return finding.proof() != null && !finding.proof().before().isEmpty();
    }

    private static Object failure(Finding finding) {
        return finding.fingerprint().frames().isEmpty()
                ? finding.test().base()
                : List.of(
                        finding.fingerprint().type(),
                        finding.fingerprint().frames().get(0));
    }
}
