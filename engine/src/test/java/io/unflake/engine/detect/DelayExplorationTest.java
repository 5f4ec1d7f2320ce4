package io.unflake.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.Trials;
import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.plan.Agenda;
import io.unflake.engine.plan.Planner;
import io.unflake.engine.plan.RunDurations;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.search.Candidate;
import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.search.DelaySearch.Narrowing;
import io.unflake.engine.search.Exploration;
import io.unflake.engine.search.TrialOutcome;
import io.unflake.engine.verdict.Study;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.Hit;
import io.unflake.model.Observation;
import io.unflake.model.Outcome;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.ThreadKey;
import io.unflake.model.WorkerBroken;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.StrategyCatalog;
import io.unflake.model.strategy.ThreadDelay;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A test with two threads, whose outcome depends on which of them is delayed by how much. */
class DelayExplorationTest {

    private static final TestId TEST = TestId.parse("p.ATest#m");
    private static final ThreadKey OTHER = ThreadKey.MAIN.child("p.ATest.start:7", 0);
    private static final Site FIRST = point(1);
    private static final Site SECOND = point(2);
    private static final Site OWN = point(3);
    private static final Site STARTED = new Site(SiteKind.THREAD, "p.ATest", "m", "ATest.java", 7, "start", 0, true);

    private final List<Run> performed = new ArrayList<>();
    private final List<TrialOutcome> outcomes = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private List<Hit> hits = List.of(hit(FIRST, OTHER), hit(SECOND, OTHER), hit(OWN, ThreadKey.MAIN));

    @Test
    void a_test_that_fails_needs_no_longer_delays() {
        explore((millis, spots) -> delays(spots, OTHER) && millis >= 200 ? failed(5) : passed());

        assertThat(candidates())
                .singleElement()
                .satisfies(each -> assertThat(millis(each.trial())).isEqualTo(200));
        assertThat(performed.stream().map(DelayExplorationTest::millis)).doesNotContain(5_000L);
        assertThat(notes).isEmpty();
    }

    @Test
    void a_failure_is_reported_once_whatever_is_delayed() {
        explore((millis, spots) -> spots.isEmpty() ? passed() : failed(5));

        assertThat(candidates())
                .singleElement()
                .satisfies(each -> assertThat(millis(each.trial())).isEqualTo(50));
    }

    @Test
    void later_points_are_delayed_if_a_thread_that_is_late_from_the_start_does_no_harm() {
        explore((millis, spots) -> sites(spots).equals(List.of(SECOND)) ? failed(5) : passed());

        assertThat(candidates()).hasSize(1);
    }

    @Test
    void the_controls_of_a_single_test_do_not_wait_for_a_failure() {
        explore((millis, spots) -> passed());

        List<String> purposes = performed.stream().map(Run::purpose).toList();
        assertThat(purposes).containsOnlyOnce("confirm").contains("control");
    }

    @Test
    void the_report_says_what_was_tried_in_vain() {
        explore((millis, spots) -> passed());

        assertThat(candidates()).isEmpty();
        assertThat(notes)
                .containsExactly("p.ATest#m did not fail: 1 other thread was delayed by up to 5s at each point, its own"
                        + " thread was delayed by up to 5s at each point");
    }

    @Test
    void the_report_says_so_if_a_test_failed_in_another_way() {
        FailureFingerprint wanted = FailureFingerprint.of(failed(12).failure(), name -> true);

        explore(
                new DelaySearch(
                        true, false, 5, 6, Narrowing.BISECTION, true, List.of(new DelaySearch.Wanted(null, wanted))),
                (millis, spots) -> spots.isEmpty() ? passed() : failed(14));

        assertThat(candidates()).isEmpty();
        assertThat(notes)
                .singleElement()
                .asString()
                .startsWith(
                        "p.ATest#m failed, but not in the way that is looked for (AssertionError at ATest.java:14;");
    }

    @Test
    void the_end_of_a_jvm_is_repeated_and_not_lost() {
        explore((millis, spots) -> delays(spots, OTHER) && millis == 1_000 ? ended() : passed());

        assertThat(candidates()).isEmpty();
        assertThat(outcomes.stream().flatMap(outcome -> outcome.jvmEnded().stream()))
                .singleElement()
                .satisfies(each -> assertThat(each.repeated())
                        .singleElement()
                        .satisfies(again -> assertThat(again.broken()).isNotNull()));
        assertThat(performed)
                .filteredOn(run -> run.purpose().equals(Planner.PURPOSE) && run.jvm() == Jvm.FRESH)
                .isNotEmpty();
    }

    @Test
    void a_detection_delays_the_first_and_the_last_of_threads_that_are_alike() {
        List<ThreadKey> workers = IntStream.range(0, 5)
                .mapToObj(i -> ThreadKey.MAIN.child("p.ATest.start:9", i))
                .toList();
        hits = Stream.concat(Stream.of(hit(FIRST, OTHER)), workers.stream().map(each -> hit(SECOND, each)))
                .toList();

        explore(DelaySearch.USUAL, (millis, spots) -> passed());

        assertThat(performed.stream()
                        .flatMap(run -> run.treatment().perturbations().stream())
                        .flatMap(part -> part.spots().stream())
                        .map(Spot::thread))
                .containsOnly(OTHER, workers.get(0), workers.get(4));
    }

    private List<Candidate> candidates() {
        return outcomes.stream()
                .flatMap(outcome -> outcome.candidates().stream())
                .toList();
    }

    private void explore(BiFunction<Long, List<Spot>, TestResult> result) {
        explore(new DelaySearch(true, false, 5, 6, Narrowing.BISECTION, true, List.of()), result);
    }

    /** @param result the result of the test, given the delay in ms and where it is delayed */
    private void explore(DelaySearch search, BiFunction<Long, List<Spot>, TestResult> result) {
        Suite suite = new Suite("shop", List.of(new Suite.Member(TEST, "[engine:junit-jupiter]/m")));
        Experiment experiment = (runs, beside, isOver) -> runs.stream()
                .map(run -> {
                    synchronized (performed) {
                        performed.add(run);
                    }
                    return observe(run, result);
                })
                .toList();
        Study study = new Study(experiment, suite, each -> FailureFingerprint.of(each.failure(), name -> true));
        Observation baseline = new Observation(
                "baseline",
                List.of(new TestResult(TEST, Outcome.PASSED, 1, null, null, List.of(STARTED), List.of())),
                1);
        RunDurations durations = new RunDurations(baseline, StrategyCatalog.BUILT_IN);
        new DelayExploration(
                        study,
                        new Planner(suite, baseline, durations, 2, 4),
                        search,
                        plan -> perform(experiment, plan),
                        () -> false,
                        notes::add)
                .explore(
                        Stream.of("50ms", "200ms", "1s", "5s")
                                .map(DelayExplorationTest::trial)
                                .toList(),
                        this::add);
    }

    private void add(TrialOutcome outcome) {
        synchronized (outcomes) {
            outcomes.add(outcome);
        }
    }

    private static List<TrialOutcome> perform(Experiment experiment, Map<Trial, List<Run>> plan) {
        Observation nothing = new Observation("baseline", List.of(), 1);
        return new Exploration(experiment, () -> test -> true, () -> false)
                .explore(plan, Agenda.within(1_000_000, 2, plan, new RunDurations(nothing, StrategyCatalog.BUILT_IN)));
    }

    private Observation observe(Run run, BiFunction<Long, List<Spot>, TestResult> result) {
        List<Spot> spots = run.treatment().perturbations().stream()
                .flatMap(part -> part.spots().stream())
                .toList();
        TestResult plain = result.apply(millis(run), spots);
        TestResult seen =
                new TestResult(TEST, plain.outcome(), 1, plain.failure(), plain.broken(), List.of(), List.of(), hits);
        return new Observation(run.id(), List.of(seen), 1);
    }

    private static Hit hit(Site site, ThreadKey thread) {
        return new Hit(site, thread, 1, 1, List.of(), 0, null);
    }

    private static boolean delays(List<Spot> spots, ThreadKey thread) {
        return spots.stream().anyMatch(spot -> thread.equals(spot.thread()));
    }

    private static List<Site> sites(List<Spot> spots) {
        return spots.stream().map(Spot::site).toList();
    }

    private static long millis(Run run) {
        return run.treatment().perturbations().stream()
                .flatMap(part -> ThreadDelay.initial(part).stream())
                .mapToLong(Duration::toMillis)
                .max()
                .orElse(0);
    }

    private static long millis(Trial trial) {
        return ThreadDelay.initial(trial.treatment().perturbations().get(0))
                .orElseThrow()
                .toMillis();
    }

    private static Trial trial(String initial) {
        return new Trial(
                Trials.treatment("delay.thread", Map.of("initial", initial)), List.of(Trials.strategy("delay.thread")));
    }

    private static TestResult passed() {
        return TestResult.of(TEST, Outcome.PASSED, null);
    }

    private static TestResult failed(int line) {
        Frame frame = new Frame("p.ATest", "m", "ATest.java", line);
        return TestResult.of(TEST, Outcome.FAILED, new Failure("java.lang.AssertionError", "", List.of(frame)));
    }

    private static TestResult ended() {
        WorkerBroken broken = WorkerBroken.ofExit(3);
        return new TestResult(TEST, Outcome.FAILED, 0, broken.asFailure(), broken, List.of(), List.of());
    }

    private static Site point(int line) {
        return new Site(SiteKind.BEFORE, "p.ATest", "m", "ATest.java", line, "task", 0, true);
    }
}
