package io.unflake.engine.detect;

import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Runs tests with delayed threads, at first in warm JVMs. */
final class DelayRuns {

    private final Study study;
    private final Function<Map<Trial, List<Run>>, List<TrialOutcome>> perform;

    /** What a profile has shown, but does not happen again in a fresh JVM. */
    private final Set<DelayedThreads> unreachable = ConcurrentHashMap.newKeySet();

    /** @param perform performs the runs of trials */
    DelayRuns(Study study, Function<Map<Trial, List<Run>>, List<TrialOutcome>> perform) {
        this.study = study;
        this.perform = perform;
    }

    /** Threads of a test, delayed by a trial that names their points. */
    private record Tried(Trial asking, DelayedThreads threads) {

        Trial trial() {
            return asking.at(threads.points());
        }
    }

    /** The outcomes of runs, by the trials that name points. */
    private record Attempt(List<Tried> tried, Map<Trial, TrialOutcome> outcomes) {

        /** What was tried on tests that an outcome lists. */
        List<Tried> where(Function<TrialOutcome, Stream<TestId>> tests) {
            return tried.stream()
                    .filter(each -> outcomes.containsKey(each.trial()))
                    .filter(each -> tests.apply(outcomes.get(each.trial()))
                            .anyMatch(test -> test.base().equals(each.threads.test())))
                    .toList();
        }

        Stream<TrialOutcome> of(Trial asking) {
            return tried.stream()
                    .filter(each -> each.asking.equals(asking))
                    .map(Tried::trial)
                    .distinct()
                    .map(outcomes::get);
        }
    }

    /**
     * Delays threads, all at the same time.
     *
     * @param wanted the threads to delay by each trial, the mildest first
     * @return one outcome for each trial
     */
    Map<Trial, TrialOutcome> perform(Map<Trial, List<DelayedThreads>> wanted) {
        List<Tried> all = wanted.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(each -> new Tried(entry.getKey(), each)))
                .toList();
        Attempt warm = attempt(all, Jvm.WARM);
        Attempt ended =
                attempt(warm.where(outcome -> outcome.jvmEnded().stream().map(DelayRuns::test)), Jvm.FRESH);
        List<Attempt> attempts =
                Stream.concat(Stream.of(warm), again(warm).stream()).toList();
        Map<Trial, TrialOutcome> outcomes = new LinkedHashMap<>();
        wanted.keySet()
                .forEach(asking -> outcomes.put(
                        asking,
                        sum(
                                asking,
                                attempts.stream()
                                        .flatMap(each -> each.of(asking))
                                        .toList(),
                                ended.outcomes)));
        return outcomes;
    }

    /** Threads that survive a test are not started again in the same JVM, so they are delayed in fresh ones. */
    private List<Attempt> again(Attempt warm) {
        List<Tried> untouched = warm.where(outcome -> outcome.untouched().stream());
        Predicate<Tried> isMildest = each -> each.asking.equals(untouched.get(0).asking);
        Attempt mildest = attempt(untouched.stream().filter(isMildest).toList(), Jvm.FRESH);
        mildest.where(outcome -> outcome.untouched().stream()).forEach(each -> unreachable.add(each.threads));
        return List.of(
                mildest, attempt(untouched.stream().filter(isMildest.negate()).toList(), Jvm.FRESH));
    }

    private Attempt attempt(List<Tried> all, Jvm jvm) {
        List<Tried> reachable =
                all.stream().filter(each -> !unreachable.contains(each.threads)).toList();
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        reachable.forEach(each ->
                plan.computeIfAbsent(each.trial(), trial -> new ArrayList<>()).add(run(each, jvm)));
        Map<Trial, TrialOutcome> outcomes = new LinkedHashMap<>();
        if (!plan.isEmpty()) {
            perform.apply(plan).forEach(outcome -> outcomes.put(outcome.trial(), outcome));
        }
        return new Attempt(reachable, outcomes);
    }

    private Run run(Tried tried, Jvm jvm) {
        List<TestId> test = study.suite().methods(List.of(tried.threads.test()));
        return study.run(Planner.PURPOSE, test, tried.trial().treatment(), jvm, 1);
    }

    private static TrialOutcome sum(Trial asking, List<TrialOutcome> outcomes, Map<Trial, TrialOutcome> repeated) {
        return new TrialOutcome(
                asking,
                outcomes.stream().mapToInt(TrialOutcome::tests).sum(),
                outcomes.stream()
                        .flatMap(outcome -> outcome.candidates().stream())
                        .toList(),
                outcomes.stream().mapToDouble(TrialOutcome::seconds).sum(),
                outcomes.stream().allMatch(TrialOutcome::complete),
                outcomes.stream()
                        .flatMap(outcome -> outcome.jvmEnded().stream())
                        .map(each -> repeated(each, repeated.get(each.trial())))
                        .toList(),
                List.of(),
                List.of());
    }

    private static Candidate repeated(Candidate ended, TrialOutcome again) {
        if (again == null || !again.complete()) {
            return ended;
        }
        TestResult second = again.jvmEnded().stream()
                .filter(each -> test(each).equals(test(ended)))
                .map(Candidate::result)
                .findFirst()
                .orElse(TestResult.of(test(ended), Outcome.PASSED, null));
        return new Candidate(ended.trial(), ended.result(), List.of(second), List.of());
    }

    private static TestId test(Candidate candidate) {
        return candidate.result().test();
    }
}
