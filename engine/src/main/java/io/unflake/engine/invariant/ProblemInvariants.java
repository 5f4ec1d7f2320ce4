package io.unflake.engine.invariant;

import io.unflake.model.explain.Problem.Difference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the statements that hold in only one of two runs, by variable (Levin et al., Takuan, 2024).
 *
 * <p>A program point that was reached in only one of the runs is no evidence. Nor is a variable of which statements hold
 * in only one of the runs.
 */
final class ProblemInvariants {

    private final Invariants failing;
    private final Invariants passing;
    private final Invariants passingAgain;

    /**
     * Compares nothing yet.
     *
     * @param passingAgain a repetition of the passing run; what does not hold there is a matter of chance
     */
    ProblemInvariants(Invariants failing, Invariants passing, Invariants passingAgain) {
        this.failing = failing;
        this.passing = passing;
        this.passingAgain = passingAgain;
    }

    /** Returns the differences by variable. */
    Map<String, List<Difference>> byVariable() {
        Map<String, List<Difference>> groups = new LinkedHashMap<>();
        for (String variable : failing.variables()) {
            List<Difference> differences = differences(variable);
            if (hasBoth(differences)) {
                groups.put(variable, differences);
            }
        }
        return groups;
    }

    private List<Difference> differences(String variable) {
        List<Difference> differences = new ArrayList<>();
        for (String point : failing.points(variable)) {
            if (passing.knows(variable, point) && passingAgain.knows(variable, point)) {
                Difference difference = difference(variable, point);
                if (!difference.failing().isEmpty() || !difference.passing().isEmpty()) {
                    differences.add(difference);
                }
            }
        }
        return differences;
    }

    private Difference difference(String variable, String point) {
        Set<String> inFailing = failing.statements(variable, point);
        Set<String> inPassing = passing.statements(variable, point);
        Set<String> onlyPassing = new LinkedHashSet<>(inPassing);
        onlyPassing.retainAll(passingAgain.statements(variable, point));
        onlyPassing.removeAll(inFailing);
        Set<String> onlyFailing = new LinkedHashSet<>(inFailing);
        onlyFailing.removeAll(inPassing);
        onlyFailing.removeAll(passingAgain.statements(variable, point));
        return new Difference(point, List.copyOf(onlyFailing), List.copyOf(onlyPassing));
    }

    private static boolean hasBoth(List<Difference> differences) {
        return differences.stream().anyMatch(each -> !each.failing().isEmpty())
                && differences.stream().anyMatch(each -> !each.passing().isEmpty());
    }
}
