package io.unflake.inject.validate;

import io.unflake.model.Treatment;
import io.unflake.model.labels.Mutant;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.StrategyCatalog;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Mutants whose flaw shows under the same treatment.
 *
 * @param treatment none if open gates suffice
 */
record HelperStage(Treatment treatment, List<Mutant> mutants) {

    /** What changes the thing that an operator wrongly relies on. Natural races and removed waits need delays instead. */
    private static final Map<String, String> STRATEGIES = Map.ofEntries(
            Map.entry("MD", "environment.heap"),
            Map.entry("PD", "environment.port"),
            Map.entry("STD-V", "time.increment"),
            Map.entry("STD-Z", "environment.zone"),
            Map.entry("TRR", "time.increment"),
            Map.entry("AW", "concurrency.shrink"));

    private static final String UNORDERED = "collection.vary";
    private static final long SEED = 1;

    static List<HelperStage> of(List<Mutant> mutants) {
        Map<String, List<Mutant>> byStrategy = new LinkedHashMap<>();
        for (Mutant mutant : mutants) {
            String strategy = strategy(mutant);
            if (strategy != null) {
                byStrategy.computeIfAbsent(strategy, name -> new ArrayList<>()).add(mutant);
            }
        }
        return byStrategy.entrySet().stream()
                .map(each -> new HelperStage(treatment(each.getKey()), each.getValue()))
                .toList();
    }

    /** The mutants that only a search for delays can prove. */
    static List<Mutant> needingDelays(List<Mutant> mutants) {
        return mutants.stream().filter(mutant -> strategy(mutant) == null).toList();
    }

    /** Empty if open gates suffice; null if no single strategy makes it fail. */
    private static String strategy(Mutant mutant) {
        if (mutant.type().equals(Mutant.ID)) {
            return UNORDERED;
        }
        return mutant.form().equals(Mutant.GATED) ? "" : STRATEGIES.get(mutant.operator());
    }

    private static Treatment treatment(String strategy) {
        if (strategy.isEmpty()) {
            return Treatment.NONE;
        }
        HostDefaults host = new HostDefaults(Instant.now(), ZoneId.systemDefault(), System.getenv(), SEED);
        return Treatment.of(host.resolve(
                StrategyCatalog.BUILT_IN.find(strategy).orElseThrow().with(Map.of())));
    }
}
