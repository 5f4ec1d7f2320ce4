package io.unflake.engine.invariant;

import io.unflake.model.Detail.Value;
import io.unflake.model.explain.Problem;
import io.unflake.model.explain.Problem.Difference;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Finds the variables in which a failing run of a test differs from a passing one, the most likely cause first.
 *
 * <p>Variables with more differing statements come first, then those that the test reads closer to its failure. If the
 * order of tests makes the difference, state comes first whose reader returns something else or fails, and some variables
 * come later: what methods return, since they only read the state
 * that differs; fields of libraries that the project does not use itself; state that the test never reads; and state that
 * has the same value when the test begins, since the test itself changed it.
 */
public final class ProblemSearch {

    private final RecordedRun failing;
    private final RecordedRun passing;
    private final RecordedRun passingAgain;
    private final Contrast contrast;
    private final Predicate<String> projectClasses;
    private final Accessors accessors;

    /**
     * Prepares a search.
     *
     * @param passingAgain a repetition of the passing run; what differs between both is a matter of chance
     * @param projectClasses whether a class belongs to the project
     */
    public ProblemSearch(
            RecordedRun failing,
            RecordedRun passing,
            RecordedRun passingAgain,
            Contrast contrast,
            Predicate<String> projectClasses) {
        this.failing = failing;
        this.passing = passing;
        this.passingAgain = passingAgain;
        this.contrast = contrast;
        this.projectClasses = projectClasses;
        this.accessors = new Accessors(contrast.describesFailing() ? failing : passing, failing);
    }

    /** A problem with what decides about its rank. */
    private record Ranked(Problem problem, Relevance relevance, int statements, int closeness) {}

    /** Returns the problems, ranked. */
    public List<Problem> problems() {
        ProblemInvariants invariants = new ProblemInvariants(
                Invariants.of(failing.detail()), Invariants.of(passing.detail()), Invariants.of(passingAgain.detail()));
        Map<String, List<Difference>> groups = invariants.byVariable();
        RelevanceRules relevance = new RelevanceRules(contrast.ofOrder(), accessors, projectClasses, groups.keySet());
        List<Ranked> ranked = groups.entrySet().stream()
                .map(group -> ranked(group, relevance))
                .sorted(Comparator.comparing(Ranked::relevance)
                        .thenComparing(each -> -each.statements)
                        .thenComparing(each -> -each.closeness)
                        .thenComparing(each -> each.problem.variable()))
                .toList();
        boolean heapDiffers = ranked.stream().anyMatch(ProblemSearch::isStateOnHeap);
        return ranked.stream().map(each -> placed(each.problem, heapDiffers)).toList();
    }

    private static boolean isStateOnHeap(Ranked ranked) {
        return ranked.relevance.compareTo(Relevance.STATE) <= 0
                && !Variables.isReturn(ranked.problem.variable())
                && ranked.problem.place().equals(Problem.INTERNAL);
    }

    /** If nothing on the heap differs, a method that returns something else reads state outside of it. */
    private static Problem placed(Problem problem, boolean heapDiffers) {
        return Variables.isReturn(problem.variable()) && !heapDiffers ? problem.in(Problem.EXTERNAL) : problem;
    }

    private Ranked ranked(Map.Entry<String, List<Difference>> group, RelevanceRules relevance) {
        String variable = group.getKey();
        ValuePair values = ValuePair.of(variable, failing.detail(), passing.detail());
        Problem problem = new Problem(
                variable,
                Variables.place(variable),
                Sentence.of(variable, values, contrast),
                values.failing(),
                values.passing(),
                group.getValue(),
                accessors.writer(variable, otherwise(values)).orElse(null),
                accessors.reader(variable).orElse(null));
        int statements = group.getValue().stream()
                .mapToInt(each -> each.failing().size() + each.passing().size())
                .sum();
        return new Ranked(problem, relevance.of(variable, values), statements, accessors.closeness(variable));
    }

    /** The value in the run without the tests before. */
    private Value otherwise(ValuePair values) {
        return contrast.describesFailing() ? values.passing() : values.failing();
    }
}
