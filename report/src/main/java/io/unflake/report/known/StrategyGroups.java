package io.unflake.report.known;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The groups of strategies that provoke a finding. */
final class StrategyGroups {

    /** Several strategies at once. */
    static final String COMBINED = "combined";

    private static final List<String> ORDER =
            Strategies.BUILT_IN.stream().map(Strategy::group).distinct().toList();

    private StrategyGroups() {}

    /** The groups of a finding; its category if it fails without any strategy. */
    static Set<String> of(Finding finding) {
        return finding.treatments().isEmpty()
                ? Set.of(finding.category())
                : finding.treatments().stream().map(StrategyGroups::of).collect(Collectors.toSet());
    }

    /** All groups of all findings: the built-in ones first, in their order. */
    static List<String> all(Collection<Finding> findings) {
        return findings.stream()
                .flatMap(finding -> of(finding).stream())
                .distinct()
                .sorted(Comparator.comparing(StrategyGroups::rank).thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private static int rank(String group) {
        return ORDER.contains(group) ? ORDER.indexOf(group) : ORDER.size();
    }

    private static String of(Treatment treatment) {
        List<Perturbation> parts = treatment.perturbations();
        return parts.size() == 1 ? parts.get(0).strategy().split("\\.", 2)[0] : COMBINED;
    }
}
