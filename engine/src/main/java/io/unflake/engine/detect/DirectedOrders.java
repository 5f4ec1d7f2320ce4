package io.unflake.engine.detect;

import io.unflake.engine.plan.Trial;
import io.unflake.model.Perturbation;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Proof;
import io.unflake.model.strategy.Strategies;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Orders that follow from what was found: what pollutes one test runs again before each class, so that no cleaner between
 * them can hide another victim.
 */
final class DirectedOrders {

    private static final int MOST = 8;

    private DirectedOrders() {}

    static List<Trial> after(Collection<Proof> proofs) {
        return proofs.stream()
                .map(proof -> proof.before().stream()
                        .filter(before -> before.role().equals(Before.POLLUTER))
                        .map(Before::test)
                        .toList())
                .filter(polluters -> !polluters.isEmpty())
                .distinct()
                .sorted(Comparator.comparing(List::toString))
                .limit(MOST)
                .map(DirectedOrders::trial)
                .toList();
    }

    private static Trial trial(List<TestId> polluters) {
        Map<String, String> numbered = new LinkedHashMap<>();
        for (TestId polluter : polluters) {
            numbered.put(String.format("%03d", numbered.size() + 1), polluter.toString());
        }
        return new Trial(
                Treatment.of(new Perturbation(Strategies.DIRECTED.name(), numbered)), List.of(Strategies.DIRECTED));
    }
}
