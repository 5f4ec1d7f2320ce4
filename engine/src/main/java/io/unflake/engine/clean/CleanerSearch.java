package io.unflake.engine.clean;

import io.unflake.engine.invariant.RecordedRun;
import io.unflake.engine.invariant.Variables;
import io.unflake.model.Detail.Call;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.explain.Cleaner;
import io.unflake.model.explain.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Searches what resets the variables of problems, the most promising first: methods that were seen to do so, then, for
 * each problem, calls that may do so and code that restores the state itself. Nothing here is verified by a run.
 */
public final class CleanerSearch {

    private static final int MOST_MODIFIERS = 8;

    private final List<TestResult> results;
    private final List<TestId> polluters;

    /**
     * Prepares a search.
     *
     * @param results the results of all recorded runs
     * @param polluters the tests that leave the state behind
     */
    public CleanerSearch(List<TestResult> results, List<TestId> polluters) {
        this.results = List.copyOf(results);
        this.polluters = List.copyOf(polluters);
    }

    /** Returns Java statements that may reset the variables, for the first problems first. */
    public List<Cleaner> statements(List<Problem> problems) {
        Set<Cleaner> cleaners = new LinkedHashSet<>();
        problems.forEach(problem -> methods(problem).forEach(cleaners::add));
        for (Problem problem : problems) {
            cleaners.addAll(modifiers(problem));
            Restoration.of(problem)
                    .map(code -> new Cleaner(Cleaner.RESTORE, code, problem.variable(), false))
                    .ifPresent(cleaners::add);
        }
        Set<String> codes = new HashSet<>();
        return cleaners.stream().filter(cleaner -> codes.add(cleaner.code())).toList();
    }

    private List<Cleaner> methods(Problem problem) {
        CallCode code = new CallCode(calls(results));
        return results.stream()
                .map(RecordedRun::detailOf)
                .flatMap(detail -> ValueReset.methods(detail, problem).stream()
                        .flatMap(method -> code.statements(method, detail.calls()).stream()))
                .distinct()
                .map(statement -> new Cleaner(Cleaner.METHOD, statement, problem.variable(), false))
                .toList();
    }

    private List<Cleaner> modifiers(Problem problem) {
        List<Call> polluting = calls(results.stream()
                .filter(result -> polluters.contains(result.test())
                        || polluters.contains(result.test().base()))
                .toList());
        List<String> code = Variables.isReturn(problem.variable())
                ? new Modifiers(calls(results), polluting).of(Variables.bare(problem.variable()))
                : SettersOfState.calls(problem, polluting, new CallCode(calls(results)));
        return code.stream()
                .limit(MOST_MODIFIERS)
                .map(statement -> new Cleaner(Cleaner.MODIFIER, statement, problem.variable(), false))
                .toList();
    }

    private static List<Call> calls(List<TestResult> some) {
        List<Call> calls = new ArrayList<>();
        some.forEach(result -> calls.addAll(RecordedRun.detailOf(result).calls()));
        return calls;
    }

    /**
     * Returns the tests that began with the value of the failing run and left that of the passing run.
     *
     * @param candidates results of tests that ran after the polluters
     */
    public static List<TestId> tests(List<TestResult> candidates, List<Problem> problems) {
        return problems.stream()
                .flatMap(problem -> candidates.stream()
                        .filter(result -> result.passed() && ValueReset.isIn(RecordedRun.detailOf(result), problem))
                        .map(result -> result.test().base()))
                .distinct()
                .toList();
    }
}
