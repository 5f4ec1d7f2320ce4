package io.unflake.engine.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.Trials;
import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.journal.Journal;
import io.unflake.engine.journal.TimeSpent;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.StrategyCatalog;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournaledExperimentTest {

    private static final Treatment LONGER_SLEEPS = Trials.treatment("sleep.increase");
    private static final Treatment FAST = Trials.treatment("time.fast");

    @TempDir
    Path folder;

    private final AtomicInteger performed = new AtomicInteger();
    private final AtomicInteger active = new AtomicInteger();
    private final AtomicInteger mostActive = new AtomicInteger();
    private Journal journal;
    private Sharing sharing = Sharing.NONE;
    private ClaimedResources claims = ClaimedResources.UNKNOWN;
    private volatile long millisLeft = Long.MAX_VALUE;
    private volatile long expectedMillis = 1;

    @BeforeEach
    void open() throws IOException {
        journal = Journal.create(folder.resolve("journal.jsonl"), "subject", Instant.EPOCH);
    }

    @AfterEach
    void close() throws IOException {
        journal.close();
    }

    @Test
    void the_same_run_is_performed_only_once() {
        Run run = run("a.T", Treatment.NONE, 1);
        try (JournaledExperiment experiment = experiment(each(this::count), 4)) {
            List<Observation> all = experiment.perform(List.of(run, run, run), Beside.ANY);
            Observation again = experiment.perform(run);

            assertThat(performed).hasValue(1);
            assertThat(all).hasSize(3).containsOnly(again);
        }
    }

    @Test
    void no_more_runs_are_active_than_there_are_jobs() {
        try (JournaledExperiment experiment = experiment(each(this::count), 2)) {
            experiment.perform(runs("a.T", 20), Beside.ANY);

            assertThat(performed).hasValue(20);
            assertThat(mostActive.get()).isBetween(1, 2);
        }
    }

    @Test
    void runs_whose_tests_use_the_same_port_are_never_active_at_the_same_time() {
        claims = ClaimedResources.in(claiming("port 8080"), run -> false);
        try (JournaledExperiment experiment = experiment(each(this::count), 4)) {
            experiment.perform(runs("a.T", 20), Beside.ANY);

            assertThat(mostActive).hasValue(1);
        }
    }

    @Test
    void runs_with_networks_of_their_own_need_not_wait_for_each_others_ports() {
        CyclicBarrier both = new CyclicBarrier(2);
        claims = ClaimedResources.in(claiming("port 8080"), run -> true);
        try (JournaledExperiment experiment = experiment(each(run -> awaitOthers(run, both)), 2)) {
            assertThat(experiment.perform(runs("a.T", 2), Beside.ANY)).hasSize(2);
        }
    }

    @Test
    void runs_with_networks_of_their_own_still_share_files() {
        claims = ClaimedResources.in(claiming("file /a/b"), run -> true);
        try (JournaledExperiment experiment = experiment(each(this::count), 4)) {
            experiment.perform(runs("a.T", 20), Beside.ANY);

            assertThat(mostActive).hasValue(1);
        }
    }

    private static Observation claiming(String claim) {
        TestResult result = SimulatedExperiment.passed(TestId.of("a.T", "test")).withClaims(List.of(claim));
        return new Observation("baseline", List.of(result), 1);
    }

    @Test
    void waiting_runs_have_additional_slots() {
        CyclicBarrier both = new CyclicBarrier(2);
        List<Run> runs = List.of(run("a.T", Treatment.NONE, 1), run("a.T", LONGER_SLEEPS, 1));
        try (JournaledExperiment experiment = experiment(each(run -> awaitOthers(run, both)), 1)) {
            assertThat(experiment.perform(runs, Beside.ANY)).hasSize(2);
        }
    }

    @Test
    void skips_runs_that_have_not_started_when_time_is_up() {
        try (JournaledExperiment experiment = experiment(each(this::count), 1)) {
            List<Observation> observations = experiment.perform(runs("a.T", 3), Beside.ANY, () -> performed.get() == 1);

            assertThat(observations).hasSize(1);
        }
    }

    @Test
    void runs_of_different_tests_share_a_jvm_and_each_gets_its_own_results() {
        sharing = Sharing.by(
                new Observation("baseline", List.of(), 1),
                StrategyCatalog.BUILT_IN::needsOwnJvm,
                StrategyCatalog.BUILT_IN::needsDelayPoints);
        List<Run> runs = IntStream.rangeClosed(1, 30)
                .mapToObj(i -> shared("a.T" + i, i % 2 == 0 ? Treatment.NONE : FAST))
                .toList();
        List<Batch> batches = Collections.synchronizedList(new ArrayList<>());
        try (JournaledExperiment experiment = experiment(remembering(batches), 2)) {
            List<Observation> observations = experiment.perform(runs, Beside.ANY);

            assertThat(observations).extracting(Observation::runId).containsExactlyElementsOf(ids(runs));
            assertThat(batches).hasSizeLessThan(10);
        }
    }

    @Test
    void runs_of_the_same_test_never_share_a_jvm() {
        sharing = Sharing.by(
                new Observation("baseline", List.of(), 1),
                StrategyCatalog.BUILT_IN::needsOwnJvm,
                StrategyCatalog.BUILT_IN::needsDelayPoints);
        List<Batch> batches = Collections.synchronizedList(new ArrayList<>());
        try (JournaledExperiment experiment = experiment(remembering(batches), 1)) {
            experiment.perform(List.of(shared("a.T", FAST), shared("a.T", Treatment.NONE)), Beside.ANY);

            assertThat(batches).hasSize(2);
        }
    }

    @Test
    void tests_of_a_class_whose_fixture_reaches_a_site_share_a_jvm_only_under_the_same_treatment() {
        sharing = Sharing.by(
                new Observation("baseline", List.of(), 1, 1, List.of("a.T"), false),
                StrategyCatalog.BUILT_IN::needsOwnJvm,
                StrategyCatalog.BUILT_IN::needsDelayPoints);
        List<Batch> batches = Collections.synchronizedList(new ArrayList<>());
        try (JournaledExperiment experiment = experiment(remembering(batches), 1)) {
            experiment.perform(
                    List.of(shared("a.T$A", FAST), shared("a.T$B", Treatment.NONE), shared("a.T$C", FAST)), Beside.ANY);

            assertThat(batches).extracting(batch -> batch.runs().size()).containsExactlyInAnyOrder(2, 1);
        }
    }

    @Test
    void when_the_time_is_over_active_runs_are_abandoned_and_all_others_are_missing() {
        CountDownLatch started = new CountDownLatch(1);
        RunExecutor hanging = (batch, isTooLate) -> {
            started.countDown();
            millisLeft = 0;
            try {
                new CountDownLatch(1).await();
                throw new IllegalStateException("a latch that nobody opens was opened");
            } catch (InterruptedException e) {
                throw new IllegalStateException("interrupted", e);
            }
        };
        millisLeft = 3_600_000;
        try (JournaledExperiment experiment = experiment(hanging, 1)) {
            assertThat(experiment.perform(runs("a.T", 3), Beside.ANY, () -> false))
                    .isEmpty();
            assertThat(started.getCount()).isZero();
            assertThatThrownBy(() -> experiment.perform(run("a.U", Treatment.NONE, 1)))
                    .isInstanceOf(OutOfTimeException.class);
        }
    }

    @Test
    void a_run_for_which_it_has_become_too_late_may_use_half_of_the_rest() {
        AtomicBoolean isOver = new AtomicBoolean();
        List<Boolean> answers = new ArrayList<>();
        millisLeft = 3_600_000;
        RunExecutor asking = (batch, isTooLate) -> {
            answers.add(isTooLate.getAsBoolean());
            isOver.set(true);
            answers.add(isTooLate.getAsBoolean());
            millisLeft = 1_700_000;
            answers.add(isTooLate.getAsBoolean());
            return List.of(observation(batch.runs().get(0)));
        };
        try (JournaledExperiment experiment = experiment(asking, 1)) {
            experiment.perform(runs("a.T", 1), Beside.ANY, isOver::get);
        }
        assertThat(answers).containsExactly(false, false, true);
    }

    @Test
    void a_run_that_would_not_end_in_time_is_not_started() {
        millisLeft = 1_000_000;
        expectedMillis = 2_000_000;
        try (JournaledExperiment experiment = experiment(each(this::count), 1)) {
            assertThat(experiment.perform(runs("a.T", 2), Beside.ANY, () -> false))
                    .isEmpty();
            assertThat(performed).hasValue(0);
        }
    }

    private static RunExecutor remembering(List<Batch> batches) {
        return (batch, isTooLate) -> {
            batches.add(batch);
            return batch.runs().stream()
                    .map(JournaledExperimentTest::observation)
                    .toList();
        };
    }

    private static List<String> ids(List<Run> runs) {
        return runs.stream().map(Run::id).toList();
    }

    private static Run shared(String className, Treatment treatment) {
        return new Run("m", "test", List.of(TestId.of(className, "test")), treatment, Jvm.SHARED, 1);
    }

    /** The time that the current test has set. */
    private final class TestTime implements TimeFrame {

        @Override
        public TimeSpent spent() {
            return TimeSpent.NONE;
        }

        @Override
        public long millisLeft() {
            return millisLeft;
        }

        @Override
        public long expectedMillis(Run run) {
            return expectedMillis;
        }
    }

    private JournaledExperiment experiment(RunExecutor executor, int jobs) {
        return new JournaledExperiment(
                journal, executor, Places.of(jobs), StrategyCatalog.BUILT_IN::waits, sharing, claims, new TestTime());
    }

    private static RunExecutor each(Function<Run, Observation> one) {
        return (batch, isTooLate) -> batch.runs().stream().map(one).toList();
    }

    private Observation count(Run run) {
        mostActive.accumulateAndGet(active.incrementAndGet(), Math::max);
        performed.incrementAndGet();
        active.decrementAndGet();
        return observation(run);
    }

    private static Observation awaitOthers(Run run, CyclicBarrier all) {
        try {
            all.await(1, TimeUnit.MINUTES);
            return observation(run);
        } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
            throw new IllegalStateException(run + " did not run at the same time as the others", e);
        }
    }

    private static Observation observation(Run run) {
        return new Observation(
                run.id(), run.tests().stream().map(SimulatedExperiment::passed).toList(), 1);
    }

    private static List<Run> runs(String className, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(i -> run(className, Treatment.NONE, i))
                .toList();
    }

    private static Run run(String className, Treatment treatment, int repetition) {
        return new Run("m", "test", List.of(TestId.of(className, "test")), treatment, Jvm.FRESH, repetition);
    }
}
