package io.unflake.inject.write;

import io.unflake.engine.plan.Pinned;
import io.unflake.inject.operator.FlawPlace;
import io.unflake.inject.operator.Operator;
import io.unflake.inject.place.TestClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The mutants that are possible in a suite.
 *
 * @param all in the order of operators, classes and tests
 * @param inapplicable the operators without a place, with the reason
 */
public record MutantCandidates(List<MutantCandidate> all, Map<String, String> inapplicable) {

    /**
     * Finds the places of operators.
     *
     * @param libraries what operators need and the suite does not have
     * @param build what the build sets in test JVMs
     */
    public static MutantCandidates find(
            List<TestClass> classes, List<Operator> operators, boolean gated, Libraries libraries, Pinned build) {
        List<MutantCandidate> all = new ArrayList<>();
        Map<String, String> inapplicable = new LinkedHashMap<>();
        for (Operator operator : operators) {
            if (!libraries.provide(operator.needs())) {
                inapplicable.put(operator.name(), "not applicable: the suite does not have " + operator.needs());
                continue;
            }
            Optional<String> hiding = gated ? Optional.empty() : build.first(operator.hiddenBy().stream());
            if (hiding.isPresent()) {
                inapplicable.put(operator.name(), "not applicable: the build sets " + hiding.get());
                continue;
            }
            int before = all.size();
            for (TestClass each : classes) {
                for (FlawPlace place : operator.places(each, gated)) {
                    all.add(new MutantCandidate(operator.name() + "-" + (all.size() - before + 1), place));
                }
            }
            if (all.size() == before) {
                inapplicable.put(operator.name(), operator.limitation());
            }
        }
        return new MutantCandidates(List.copyOf(all), inapplicable);
    }
}
