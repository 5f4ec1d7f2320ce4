package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.ThreadProfile;
import io.unflake.engine.plan.ThreadProfile.ThreadOfTest;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Confirmation;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Delays the threads of tests at the delay points that a profile has shown. */
final class DelayExploration {

    private static final int MOST_THREADS = 12;

    private final Study study;
    private final Planner planner;
    private final DelaySearch search;
    private final DelayRuns runs;
    private final BooleanSupplier isOver;
    private final Consumer<String> notes;

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
        this.runs = new DelayRuns(study, perform);
        this.isOver = isOver;
        this.notes = notes;
    }

    /**
     * Tries trials that differ in their delays, the mildest first.
     *
     * <p>The test's own thread comes last, since that takes longest: all its delays add up.
     *
     * @param ended receives outcomes, several for each trial
     */
    void explore(List<Trial> mildestFirst, Consumer<TrialOutcome> ended) {
        ThreadProfile profile = new ThreadProfile();
        boolean isProfiled = profile(mildestFirst.get(0), profile);
        DelayCombinations all = DelayCombinations.of(singleThreads(profile), search);
        Consumer<TrialOutcome> report = outcome -> ended.accept(isProfiled ? outcome : outcome.incomplete());
        DelayLadder ladder = new DelayLadder(study, search, runs, mildestFirst, report);
        if (search.eager()) {
            beginControls(all.others());
            ladder.climb(all.first());
            ladder.climb(all.then());
        } else {
            ladder.climb(all.others());
        }
        Future<?> beside = SideBySide.begin("unflake-own-thread", () -> {
            ladder.climb(all.own());
            return null;
        });
        ladder.climbOn(all.others());
        SideBySide.join(beside);
        List<DelayedThreads> further = all.own().stream()
                .filter(each -> all.ownOf(each.test()).noneMatch(ladder::addUp))
                .toList();
        ladder.climbOn(further);
        if (search.testThread() && isProfiled && !isOver.getAsBoolean()) {
            new DelayNotes(ladder, notes).tell(all, further);
        }
    }

    /** The controls of a single test are the same whatever makes it fail, so they need not wait for that. */
    private void beginControls(List<DelayedThreads> threads) {
        List<TestId> tests =
                threads.stream().map(DelayedThreads::test).distinct().toList();
        if (tests.size() == 1) {
            Future<?> unused = SideBySide.begin(
                    "unflake-controls",
                    () -> study.experiment().perform(Confirmation.controls(study, tests.get(0)), Beside.ANY, isOver));
        }
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
        int done = 0;
        while (done < search.profiles() && !open.isEmpty()) {
            int atOnce = done == 0 && search.eager() ? Math.min(2, search.profiles()) : 1;
            List<Observation> observed = profile(open, done, atOnce);
            if (observed.size() < atOnce || observed.stream().anyMatch(Observation::cutOff)) {
                return false;
            }
            done += atOnce;
            Set<TestId> showedMore = Set.of();
            for (Observation each : observed) {
                showedMore = profile.add(each);
            }
            Set<TestId> last = showedMore;
            open = open.stream().filter(test -> last.contains(test.base())).toList();
        }
        profile.failed()
                .forEach(test -> notes.accept(test + " fails in a JVM with delay points, so it is not delayed"));
        return true;
    }

    private List<Observation> profile(List<TestId> tests, int done, int atOnce) {
        List<Run> all = IntStream.rangeClosed(done + 1, done + atOnce)
                .mapToObj(i -> study.run(ThreadProfile.PURPOSE, tests, ThreadProfile.TREATMENT, Jvm.WARM, i))
                .toList();
        return study.experiment().perform(all, Beside.ANY, isOver);
    }

    private List<DelayedThreads> singleThreads(ThreadProfile profile) {
        List<ThreadOfTest> threads = search.testThread() ? profile.threads() : differing(profile.startedThreads());
        Map<TestId, Integer> counts = new HashMap<>();
        List<DelayedThreads> few = threads.stream()
                .filter(each -> counts.merge(each.test(), 1, Integer::sum) <= MOST_THREADS)
                .map(DelayedThreads::of)
                .toList();
        counts.forEach((test, count) -> {
            if (count > MOST_THREADS) {
                notes.accept(test + " has " + count + " threads, of which " + MOST_THREADS + " were delayed");
            }
        });
        return few;
    }

    /** Threads of a test that pass the same points mostly do the same, so the first and the last of them suffice. */
    private static List<ThreadOfTest> differing(List<ThreadOfTest> threads) {
        Map<List<Object>, List<ThreadOfTest>> alike = new LinkedHashMap<>();
        threads.forEach(each -> alike.computeIfAbsent(List.of(each.test(), each.sites()), key -> new ArrayList<>())
                .add(each));
        return alike.values().stream()
                .flatMap(same ->
                        Stream.of(same.get(0), same.get(same.size() - 1)).distinct())
                .toList();
    }
}
