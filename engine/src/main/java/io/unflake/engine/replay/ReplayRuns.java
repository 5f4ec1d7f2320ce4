package io.unflake.engine.replay;

import io.unflake.engine.fork.Discoverer;
import io.unflake.engine.fork.ForkListener;
import io.unflake.engine.fork.Forker;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.fork.TimeLimits;
import io.unflake.engine.fork.WorkerPool;
import io.unflake.engine.plan.Suite;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Runs the tests of a replay, under its treatment or another one, in JVMs that end when this is closed. */
public final class ReplayRuns implements AutoCloseable {

    private static final Duration DEBUG_LIMIT = Duration.ofDays(7);

    private final Replay replay;
    private final TestId test;
    private final WorkerPool workers;
    private final Suite suite;
    private final Forker forker;
    private final Problems problems = new Problems();

    private ReplayRuns(Replay replay, ModuleDescription module, WorkerPool workers, Suite suite, TimeLimits limits) {
        this.replay = replay;
        this.test = TestId.parse(replay.test());
        this.workers = workers;
        this.suite = suite;
        this.forker = new Forker(module, workers, suite, limits, problems);
    }

    /**
     * Discovers the tests of a replay. They have the time limits under which the failure was found, so that a hanging
     * test ends after the same time.
     *
     * @param folder for the logs of the test JVMs
     */
    public static ReplayRuns of(Replay replay, ModuleDescription module, Installation installation, Path folder) {
        return of(replay, module, installation, folder, List.of());
    }

    /**
     * Discovers the tests of a replay and of some other classes.
     *
     * @param folder for the logs of the test JVMs
     */
    public static ReplayRuns of(
            Replay replay, ModuleDescription module, Installation installation, Path folder, List<String> classes) {
        TimeLimits limits = TimeLimits.fixed(
                TestId.parse(replay.test()),
                Duration.ofMillis(replay.limits().testMillis()),
                Duration.ofMillis(replay.limits().otherMillis()));
        WorkerPool workers = workers(replay, module, installation, folder, false);
        try {
            return new ReplayRuns(replay, module, workers, find(replay, module, workers, classes), limits);
        } catch (RuntimeException e) {
            workers.close();
            throw e;
        }
    }

    /**
     * Discovers the tests of a replay, which then run in JVMs that wait for a debugger.
     *
     * @param port the local port where they wait
     */
    static ReplayRuns debugged(
            Replay replay, ModuleDescription module, Installation installation, Path folder, int port) {
        Suite suite;
        try (WorkerPool running = workers(replay, module, installation, folder, false)) {
            suite = find(replay, module, running, List.of());
        }
        ModuleDescription suspended = module.withMoreJvmArguments(
                List.of("-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=127.0.0.1:" + port));
        TimeLimits limits = TimeLimits.of(DEBUG_LIMIT, treatment -> false);
        WorkerPool waiting = workers(replay, suspended, installation, folder, true);
        return new ReplayRuns(replay, suspended, waiting, suite, limits);
    }

    private static WorkerPool workers(
            Replay replay, ModuleDescription module, Installation installation, Path folder, boolean patient) {
        AgentConfig config = AgentConfig.of(module, replay.instrument());
        return new WorkerPool(module, installation, config, StrategyCatalog.BUILT_IN, folder, patient);
    }

    /** Discovers the tests and checks that they still exist. */
    private static Suite find(Replay replay, ModuleDescription module, WorkerPool workers, List<String> others) {
        List<TestId> wanted = ids(replay);
        List<String> classes = Stream.concat(wanted.stream().map(TestId::className), others.stream())
                .distinct()
                .toList();
        Suite suite = new Suite(
                module.name(),
                new Discoverer(module, workers, ForkListener.NONE)
                        .discover(classes, Jvm.PLAIN)
                        .members());
        MissingTests.refuse(
                suite,
                wanted,
                "the project no longer has the test",
                "Run detect again: the project has changed since this replay was written.");
        return suite;
    }

    private static List<TestId> ids(Replay replay) {
        return replay.tests().stream().map(TestId::parse).toList();
    }

    /** Returns the result of the test of the replay; empty if it has none, as a whole class that does not fail. */
    public Optional<TestResult> run(Treatment treatment, Jvm jvm, int repetition) {
        Optional<TestResult> result =
                run(ids(replay), treatment, jvm, repetition).of(test);
        if (result.isEmpty() && !test.isClassLevel()) {
            throw UserException.project(
                            "the test " + test + " did not run",
                            "Check that the project's own build can run this test.")
                    .showing(problems.texts());
        }
        return result;
    }

    /** Runs tests of the same classes, in this order if the treatment is one. A method stands for its invocations. */
    public Observation run(List<TestId> tests, Treatment treatment, Jvm jvm, int repetition) {
        return forker.execute(new Run(replay.module(), "replay", suite.discovered(tests), treatment, jvm, repetition));
    }

    /** The tests of a class in plain order. */
    public List<TestId> testsOf(String className) {
        return suite.methods(List.of(TestId.ofClass(className)));
    }

    @Override
    public void close() {
        workers.close();
    }

    /** Keeps what went wrong in the test JVMs, in case that no test runs. */
    private static final class Problems implements ForkListener {

        private final Set<String> texts = new LinkedHashSet<>();

        @Override
        public synchronized void problem(String text) {
            texts.add(text);
        }

        synchronized List<String> texts() {
            return List.copyOf(texts);
        }
    }
}
