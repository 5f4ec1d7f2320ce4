package io.unflake.engine.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.Trials;
import io.unflake.engine.experiment.Experiment.Beside;
import io.unflake.engine.journal.Journal;
import io.unflake.engine.journal.TimeSpent;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.StrategyCatalog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournaledExperimentTest {

    private static final Treatment LONGER_SLEEPS = Trials.treatment("sleep.increase");

    @TempDir
    Path folder;

    private final AtomicInteger performed = new AtomicInteger();
    private final AtomicInteger active = new AtomicInteger();
    private final AtomicInteger mostActive = new AtomicInteger();
    private Journal journal;

    @BeforeEach
    void open() throws IOException {
        journal = Journal.create(folder.resolve("journal.jsonl"), "subject");
    }

    @AfterEach
    void close() throws IOException {
        journal.close();
    }

    @Test
    void the_same_run_is_performed_only_once() {
        Run run = run("a.T", Treatment.NONE, 1);
        try (JournaledExperiment experiment = experiment(this::count, 4)) {
            List<Observation> all = experiment.perform(List.of(run, run, run), Beside.ANY);
            Observation again = experiment.perform(run);

            assertThat(performed).hasValue(1);
            assertThat(all).hasSize(3).containsOnly(again);
        }
    }

    @Test
    void no_more_runs_are_active_than_there_are_jobs() {
        try (JournaledExperiment experiment = experiment(this::count, 2)) {
            experiment.perform(runs("a.T", 20), Beside.ANY);

            assertThat(performed).hasValue(20);
            assertThat(mostActive.get()).isBetween(1, 2);
        }
    }

    @Test
    void runs_of_the_same_class_can_be_kept_apart() {
        try (JournaledExperiment experiment = experiment(this::count, 4)) {
            experiment.perform(runs("a.T", 20), Beside.OTHER_CLASSES);

            assertThat(mostActive).hasValue(1);
        }
    }

    @Test
    void waiting_runs_have_additional_slots() {
        CyclicBarrier all = new CyclicBarrier(5);
        List<Run> runs = Stream.concat(
                        Stream.of(run("a.T", Treatment.NONE, 1)),
                        IntStream.rangeClosed(1, 4).mapToObj(i -> run("a.T", LONGER_SLEEPS, i)))
                .toList();
        try (JournaledExperiment experiment = experiment(run -> awaitOthers(run, all), 1)) {
            assertThat(experiment.perform(runs, Beside.ANY)).hasSize(5);
        }
    }

    @Test
    void skips_runs_that_have_not_started_when_time_is_up() {
        try (JournaledExperiment experiment = experiment(this::count, 1)) {
            List<Observation> observations = experiment.perform(runs("a.T", 3), Beside.ANY, () -> performed.get() == 1);

            assertThat(observations).hasSize(1);
        }
    }

    private JournaledExperiment experiment(RunExecutor executor, int jobs) {
        return new JournaledExperiment(journal, executor, jobs, StrategyCatalog.BUILT_IN::waits, () -> TimeSpent.NONE);
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
