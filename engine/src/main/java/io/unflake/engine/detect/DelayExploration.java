package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.ThreadProfile;
import io.unflake.engine.plan.ThreadProfile.ThreadOfTest;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.search.DelaySearch.Narrowing;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Study;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.ThreadKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Delays the threads of tests at the delay points that a profile has shown: all points of one thread, its later points
 * only, since a thread that is late from the start may be too late to do harm, and all threads together.
 */
final class DelayExploration {

    /** Many threads of a test mostly do the same. */
    private static final int MOST_THREADS = 12;

    private final Study study;
    private final Planner planner;
    private final DelaySearch search;
    private final Function<Map<Trial, List<Run>>, List<TrialOutcome>> perform;
    private final BooleanSupplier isOver;
    private final Consumer<String> notes;

    /** What a profile has shown, but does not happen again in a fresh JVM. */
    private final Set<Threads> unreachable = new HashSet<>();

    /**
     * Tries nothing yet.
     *
     * @param perform performs the runs of trials
     * @param notes receives what users should know
     */
    DelayExploration(
            Study study,
            Planner planner,
            DelaySearch search,
            Function<Map<Trial, List<Run>>, List<TrialOutcome>> perform,
            BooleanSupplier isOver,
            Consumer<String> notes) {
        this.study = study;
        this.planner = planner;
        this.search = search;
        this.perform = perform;
        this.isOver = isOver;
        this.notes = notes;
    }

    /** Some threads of a test, with all their delay points. */
    private record Threads(TestId test, List<ThreadKey> keys, List<Spot> points) {

        static Threads of(ThreadOfTest thread) {
            return new Threads(thread.test(), List.of(thread.thread()), thread.points());
        }

        boolean includesOwn() {
            return keys.contains(ThreadKey.MAIN);
        }

        Threads and(Threads others) {
            return new Threads(test, joined(keys, others.keys), joined(points, others.points));
        }

        /** The points that are passed last: a thread must not be late from the start to be late there. */
        Threads laterHalf() {
            return new Threads(test, keys, points.subList(points.size() / 2, points.size()));
        }

        private static <T> List<T> joined(List<T> some, List<T> others) {
            return Stream.concat(some.stream(), others.stream()).toList();
        }
    }

    /**
     * Tries trials that differ in their delays, the mildest first. A test that has failed needs no longer delays.
     *
     * <p>The test's own thread comes last, since that takes longest: all its delays add up.
     *
     * @param ended receives outcomes, at most two for each trial
     */
    void explore(List<Trial> mildestFirst, Consumer<TrialOutcome> ended) {
        ThreadProfile profile = new ThreadProfile();
        boolean isProfiled = profile(mildestFirst.get(0), profile);
        List<Threads> all = combinations(singleThreads(profile));
        Consumer<TrialOutcome> report = outcome -> ended.accept(isProfiled ? outcome : incomplete(outcome));
        Map<TestId, Integer> failed =
                climb(mildestFirst, all.stream().filter(each -> !each.includesOwn()), Map.of(), report);
        climb(mildestFirst, all.stream().filter(Threads::includesOwn), failed, report);
    }

    /**
     * Tries longer and longer delays on each test until it fails.
     *
     * @param last the step after which a test is not tried any more; missing for tests that are tried to the end
     * @return the step at which each test failed
     */
    private Map<TestId, Integer> climb(
            List<Trial> mildestFirst,
            Stream<Threads> threads,
            Map<TestId, Integer> last,
            Consumer<TrialOutcome> ended) {
        List<Threads> some = threads.toList();
        Map<TestId, Integer> failed = new HashMap<>();
        for (int i = 0; i < mildestFirst.size(); i++) {
            int step = i;
            List<Threads> open = some.stream()
                    .filter(each -> !failed.containsKey(each.test) && step <= last.getOrDefault(each.test, step))
                    .toList();
            TrialOutcome outcome = explore(mildestFirst.get(i), open);
            outcome.candidates()
                    .forEach(candidate -> failed.put(candidate.result().test().base(), step));
            ended.accept(outcome);
        }
        return failed;
    }

    /**
     * What is delayed: each thread, the later points of each thread, and all threads of a test together. The first that
     * makes a test fail is narrowed.
     */
    private List<Threads> combinations(List<Threads> single) {
        List<Threads> all = new ArrayList<>(single);
        List<Threads> late = single;
        for (int i = 0; i < search.halvings(); i++) {
            late = late.stream()
                    .filter(each -> each.points.size() > 1)
                    .map(Threads::laterHalf)
                    .toList();
            all.addAll(late);
        }
        List<Threads> together = together(single.stream().filter(each -> !each.includesOwn()));
        if (search.narrowing() == Narrowing.DDMIN) {
            List<Threads> several = new ArrayList<>(together);
            several.addAll(together(single.stream()));
            several.addAll(all);
            return several;
        }
        all.addAll(together);
        return all;
    }

    /** Runs each test until none of its threads passes a new point. */
    private boolean profile(Trial asking, ThreadProfile profile) {
        List<TestId> tests = search.singleThread() ? study.suite().tests() : planner.testsConcerned(asking);
        if (search.testThread()) {
            planner.testsThatPassed().stream()
                    .filter(test -> !tests.contains(test))
                    .forEach(test -> notes.accept(test + " uses one thread only; to delay that, add --single-thread"));
        }
        List<TestId> open = tests;
        for (int i = 1; i <= search.profiles() && !open.isEmpty(); i++) {
            Run run = study.run(ThreadProfile.PURPOSE, open, ThreadProfile.TREATMENT, Jvm.WARM, i);
            List<Observation> observed = study.experiment().perform(List.of(run), Beside.ANY, isOver);
            if (observed.isEmpty() || observed.get(0).cutOff()) {
                return false;
            }
            Set<TestId> showedMore = profile.add(observed.get(0));
            open = open.stream()
                    .filter(test -> showedMore.contains(test.base()))
                    .toList();
        }
        profile.failed()
                .forEach(test -> notes.accept(test + " fails in a JVM with delay points, so it is not delayed"));
        return true;
    }

    private List<Threads> singleThreads(ThreadProfile profile) {
        List<ThreadOfTest> threads = search.testThread() ? profile.threads() : profile.startedThreads();
        Map<TestId, Integer> counts = new HashMap<>();
        List<Threads> few = threads.stream()
                .filter(each -> counts.merge(each.test(), 1, Integer::sum) <= MOST_THREADS)
                .map(Threads::of)
                .toList();
        counts.forEach((test, count) -> {
            if (count > MOST_THREADS) {
                notes.accept(test + " has " + count + " threads, of which " + MOST_THREADS + " were delayed");
            }
        });
        return few;
    }

    /** All of these threads of each test, if there are several. */
    private static List<Threads> together(Stream<Threads> threads) {
        Map<TestId, Threads> byTest = new LinkedHashMap<>();
        threads.forEach(each -> byTest.merge(each.test, each, Threads::and));
        return byTest.values().stream().filter(each -> each.keys.size() > 1).toList();
    }

    private TrialOutcome explore(Trial asking, List<Threads> all) {
        List<Threads> reachable =
                all.stream().filter(each -> !unreachable.contains(each)).toList();
        List<TrialOutcome> outcomes = new ArrayList<>(perform(asking, reachable, Jvm.WARM));
        // Threads that survive a test are not started again in the same JVM.
        List<Threads> again = untouched(asking, reachable, outcomes);
        List<TrialOutcome> fresh = perform(asking, again, Jvm.FRESH);
        unreachable.addAll(untouched(asking, again, fresh));
        outcomes.addAll(fresh);
        return new TrialOutcome(
                asking,
                outcomes.stream().mapToInt(TrialOutcome::tests).sum(),
                distinct(outcomes),
                outcomes.stream().mapToDouble(TrialOutcome::seconds).sum(),
                outcomes.stream().allMatch(TrialOutcome::complete));
    }

    /** The threads that came to none of their points. */
    private static List<Threads> untouched(Trial asking, List<Threads> tried, List<TrialOutcome> outcomes) {
        Map<Trial, List<TestId>> untouched = new LinkedHashMap<>();
        outcomes.forEach(outcome -> untouched.put(outcome.trial(), outcome.untouched()));
        return tried.stream()
                .filter(each -> untouched
                        .getOrDefault(asking.at(each.points()), List.of())
                        .contains(each.test))
                .toList();
    }

    private List<TrialOutcome> perform(Trial asking, List<Threads> all, Jvm jvm) {
        Map<Trial, List<Run>> plan = new LinkedHashMap<>();
        for (Threads threads : all) {
            Trial trial = asking.at(threads.points());
            List<TestId> test = study.suite().methods(List.of(threads.test()));
            plan.computeIfAbsent(trial, each -> new ArrayList<>())
                    .add(study.run(Planner.PURPOSE, test, trial.treatment(), jvm, 1));
        }
        return plan.isEmpty() ? List.of() : perform.apply(plan);
    }

    /** The first candidate for each wanted failure. */
    private List<Candidate> distinct(List<TrialOutcome> outcomes) {
        Map<List<Object>, Candidate> byFailure = new LinkedHashMap<>();
        for (TrialOutcome outcome : outcomes) {
            for (Candidate candidate : outcome.candidates()) {
                FailureFingerprint failure = study.fingerprints().apply(candidate.result());
                if (search.wants(failure)) {
                    byFailure.putIfAbsent(List.of(candidate.result().test(), failure), candidate);
                }
            }
        }
        return List.copyOf(byFailure.values());
    }

    private static TrialOutcome incomplete(TrialOutcome outcome) {
        return new TrialOutcome(outcome.trial(), outcome.tests(), outcome.candidates(), outcome.seconds(), false);
    }
}
