package io.unflake.engine.verdict;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.OutOfTimeException;
import io.unflake.engine.plan.Arrangement;
import io.unflake.engine.plan.Trial;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Classifies the tests that fail without treatment. They run again without the agent: in their place, then without the
 * other tests, in both orders. Of those that still fail, one of each class runs alone in a JVM of its own. If it passes
 * there, the others of its class run alone, too. Tests that have passed in one of these runs run in their place again.
 *
 * <p>A test that passes in any of these runs is flaky: {@code order} if the result depends on its place, otherwise
 * {@code rerun}. A test that fails every time is broken. If there was no time for all these runs, it is a suspect. So is
 * a test that failed once while other runs were active, and never again. A test that fails only with our agent becomes a
 * note, not a finding.
 */
public final class PlainFailures {

    private static final int RERUNS_IN_PLACE = 3;
    private static final int RERUNS_WITH_AGENT = 2;
    private static final int ALONE_AT_ONCE = 8;

    private final Study study;
    private final boolean reorders;
    private final BooleanSupplier outOfTime;

    /** @param reorders whether tests can run in another order in one JVM; otherwise each one runs alone */
    public PlainFailures(Study study, boolean reorders, BooleanSupplier outOfTime) {
        this.study = study;
        this.reorders = reorders;
        this.outOfTime = outOfTime;
    }

    /** The three kinds of tests that fail in plain runs. */
    public record Classified(List<Confirmed> findings, List<TestResult> broken, List<TestId> onlyWithAgent) {

        /** Returns the same, with more findings, which are not broken. */
        public Classified with(List<Confirmed> more) {
            Set<TestId> found = more.stream().map(Confirmed::test).collect(Collectors.toSet());
            return new Classified(
                    Stream.concat(findings.stream(), more.stream()).toList(),
                    broken.stream()
                            .filter(result -> !found.contains(result.test()))
                            .toList(),
                    onlyWithAgent);
        }
    }

    /**
     * Classifies the failures of two runs.
     *
     * @param plain a run of the whole suite without the agent
     * @param baseline a run of the whole suite with our agent
     */
    public Classified classify(Observation plain, Observation baseline) {
        Map<TestId, PlainResults> failed = failedIn(plain, baseline);
        if (!failed.isEmpty()) {
            try {
                rerunInPlace(failed.keySet(), failed, 1, 1);
                rerunWithoutOthers(failed);
                rerunAlone(failed);
                rerunInPlace(select(failed, PlainResults::hasPassed), failed, 2, RERUNS_IN_PLACE);
                rerunWithAgent(failed);
            } catch (OutOfTimeException e) {
                // The results so far decide.
            }
        }
        return classify(failed.values());
    }

    private Classified classify(Collection<PlainResults> failed) {
        Classified classified = new Classified(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (PlainResults results : failed) {
            if (results.isBroken()) {
                classified.broken.add(results.firstFailure());
            } else if (results.failsOnlyWithAgent()) {
                classified.onlyWithAgent.add(results.test());
            } else {
                classified.findings.add(results.finding(study));
            }
        }
        return classified;
    }

    private static Map<TestId, PlainResults> failedIn(Observation plain, Observation baseline) {
        Map<TestId, TestResult> inPlain = plain.byTest();
        Map<TestId, TestResult> inBaseline = baseline.byTest();
        Map<TestId, PlainResults> failed = new LinkedHashMap<>();
        inBaseline.forEach((test, result) -> {
            TestResult without = resultOf(test, inPlain);
            if (PlainResults.isFailure(result) || (without != null && PlainResults.isFailure(without))) {
                failed.put(test, new PlainResults(without, result));
            }
        });
        inPlain.forEach((test, result) -> {
            if (PlainResults.isFailure(result) && !inBaseline.containsKey(test)) {
                failed.put(test, new PlainResults(result, resultOf(test, inBaseline)));
            }
        });
        return failed;
    }

    private void rerunInPlace(Collection<TestId> some, Map<TestId, PlainResults> failed, int first, int last) {
        if (some.isEmpty()) {
            return;
        }
        List<TestId> tests = study.suite().inPlace(some);
        List<Run> runs = IntStream.rangeClosed(first, last)
                .mapToObj(i -> run("in place", tests, Jvm.PLAIN, i))
                .toList();
        for (Observation observation : study.experiment().perform(runs, Beside.ANY, outOfTime)) {
            Map<TestId, TestResult> results = observation.byTest();
            some.forEach(test -> add(failed.get(test).inPlace(), resultOf(test, results)));
        }
    }

    /** Runs all together that still fail, in both orders. A test that passes now depends on tests that are left out. */
    private void rerunWithoutOthers(Map<TestId, PlainResults> failed) {
        List<TestId> failing = select(failed, PlainResults::failsInPlace);
        if (!reorders || failing.size() < 2 || outOfTime.getAsBoolean()) {
            return;
        }
        List<TestId> tests = study.suite().methods(failing);
        List<TestId> reversed = new Arrangement(study.suite().only(new HashSet<>(tests)::contains)).reversed();
        List<Run> runs = List.of(
                run("without others", tests, Jvm.PLAIN, 1),
                study.run("without others, reversed", reversed, Trial.IN_GIVEN_ORDER, Jvm.PLAIN, 1));
        for (Observation observation : study.experiment().perform(runs, Beside.ANY)) {
            Map<TestId, TestResult> results = observation.byTest();
            failing.forEach(test -> add(failed.get(test).withoutOthers(), resultOf(test, results)));
        }
    }

    /** One test of each class runs alone. The others of its class do only if that makes a difference. */
    private void rerunAlone(Map<TestId, PlainResults> failed) {
        Map<String, TestId> firstOfClass = new LinkedHashMap<>();
        select(failed, PlainResults::isUndecided).stream()
                .filter(test -> reorders && study.suite().canBeReordered(test))
                .forEach(test -> firstOfClass.putIfAbsent(test.className(), test));
        rerunAlone(List.copyOf(firstOfClass.values()), failed);
        firstOfClass.values().removeIf(test -> failed.get(test).isUndecided());
        for (TestId test : select(failed, PlainResults::isUndecided)) {
            TestId first = firstOfClass.get(test.className());
            if (first != null && failed.get(first).isBroken()) {
                failed.get(test).concludeFromItsClass();
            }
        }
        rerunAlone(select(failed, PlainResults::isUndecided), failed);
    }

    private void rerunAlone(List<TestId> tests, Map<TestId, PlainResults> failed) {
        for (int start = 0; start < tests.size() && !outOfTime.getAsBoolean(); start += ALONE_AT_ONCE) {
            rerunEachAlone(tests.subList(start, Math.min(start + ALONE_AT_ONCE, tests.size())), failed);
        }
    }

    private void rerunEachAlone(List<TestId> tests, Map<TestId, PlainResults> failed) {
        List<Run> runs = tests.stream()
                .map(test -> run("alone", study.suite().methods(List.of(test)), Jvm.PLAIN, 1))
                .toList();
        List<Observation> observations = study.experiment().perform(runs, Beside.ANY);
        for (int i = 0; i < tests.size(); i++) {
            TestId test = tests.get(i);
            add(failed.get(test).alone(), resultOf(test, observations.get(i).byTest()));
        }
    }

    private void rerunWithAgent(Map<TestId, PlainResults> failed) {
        List<TestId> tests = select(failed, PlainResults::failedOnlyWithAgentSoFar);
        if (tests.isEmpty()) {
            return;
        }
        for (int i = 1; i <= RERUNS_WITH_AGENT; i++) {
            Map<TestId, TestResult> results = study.experiment()
                    .performBeside(run("with agent", study.suite().inPlace(tests), Jvm.FRESH, i))
                    .byTest();
            tests.forEach(test -> add(failed.get(test).withAgent(), resultOf(test, results)));
        }
    }

    private static List<TestId> select(Map<TestId, PlainResults> failed, Predicate<PlainResults> wanted) {
        return failed.entrySet().stream()
                .filter(entry -> wanted.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private Run run(String purpose, List<TestId> tests, Jvm jvm, int repetition) {
        return study.run(purpose, tests, Treatment.NONE, jvm, repetition);
    }

    /** For a class as a whole only failures are reported: no result means that it passed. */
    private static TestResult resultOf(TestId test, Map<TestId, TestResult> results) {
        return test.isClassLevel()
                ? results.getOrDefault(test, TestResult.of(test, Outcome.PASSED, null))
                : results.get(test);
    }

    private static void add(List<TestResult> results, TestResult result) {
        Optional.ofNullable(result).ifPresent(results::add);
    }
}
