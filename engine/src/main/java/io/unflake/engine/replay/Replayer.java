package io.unflake.engine.replay;

import io.unflake.engine.discovery.ProjectClasses;
import io.unflake.engine.fork.Discoverer;
import io.unflake.engine.fork.ForkListener;
import io.unflake.engine.fork.Forker;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.fork.TimeLimits;
import io.unflake.engine.fork.WorkerPool;
import io.unflake.engine.plan.Suite;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.model.replay.Replayed;
import io.unflake.model.strategy.AgentConfig;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Runs a test under the treatment of a replay file, each time in a fresh JVM. */
public final class Replayer {

    private static final Duration DEBUG_LIMIT = Duration.ofDays(7);

    private final Replay replay;
    private final ModuleDescription module;
    private final ProjectClasses projectClasses;
    private final Installation installation;
    private final Path folder;
    private final Problems problems = new Problems();

    /** @param folder for the logs of the test JVMs */
    public Replayer(Replay replay, List<ModuleDescription> modules, Installation installation, Path folder) {
        this.replay = replay;
        this.module = moduleOf(replay, modules).withMoreJvmArguments(replay.jvmArguments());
        this.projectClasses = new ProjectClasses(modules);
        this.installation = installation;
        this.folder = folder;
    }

    private static ModuleDescription moduleOf(Replay replay, List<ModuleDescription> modules) {
        return modules.stream()
                .filter(module -> module.name().equals(replay.module()))
                .findFirst()
                .orElseThrow(() -> UserException.wrongUse(
                        "the replay belongs to the module '" + replay.module() + "', which this project does not have",
                        "Check that the replay belongs to this project; it has "
                                + String.join(
                                        ", ",
                                        modules.stream()
                                                .map(ModuleDescription::name)
                                                .toList()) + "."));
    }

    /** Refuses to replay if the file is invalid or the project has changed. */
    public void check() {
        new ReplayCheck(replay).check(ClassesDigest.of(module));
    }

    /** Returns the command that reproduces the failure in the project's own build, if there is one. */
    public Optional<String> inOwnBuild(Path project, Path file) {
        return new OwnBuild(project, installation.agent(), folder).command(replay, file, module);
    }

    /** Replays the failure a number of times and reports the progress after each run. */
    public Replayed replay(int times, Consumer<Replayed> progress) {
        try (WorkerPool workers = workers(module, false)) {
            Forker forker = new Forker(module, workers, find(workers), recordedLimits(), problems);
            Replayed replayed = Replayed.NOTHING;
            for (int i = 1; i <= times; i++) {
                replayed = replayed.plus(outcome(forker.execute(run(i))));
                progress.accept(replayed);
            }
            return replayed;
        }
    }

    /**
     * Replays the failure once in a JVM that waits for a debugger before it starts.
     *
     * @param port the local port where it waits
     */
    public Replayed debug(int port) {
        ModuleDescription suspended = module.withMoreJvmArguments(
                List.of("-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=127.0.0.1:" + port));
        Suite suite;
        try (WorkerPool workers = workers(module, false)) {
            suite = find(workers);
        }
        try (WorkerPool workers = workers(suspended, true)) {
            TimeLimits limits = TimeLimits.of(DEBUG_LIMIT, treatment -> false);
            Forker forker = new Forker(suspended, workers, suite, limits, problems);
            return Replayed.NOTHING.plus(outcome(forker.execute(run(1))));
        }
    }

    private WorkerPool workers(ModuleDescription described, boolean patient) {
        AgentConfig config = AgentConfig.of(described, replay.instrument());
        return new WorkerPool(described, installation, config, StrategyCatalog.BUILT_IN, folder, patient);
    }

    /** The limits under which the failure was found, so that a hanging test ends after the same time. */
    private TimeLimits recordedLimits() {
        return TimeLimits.fixed(
                TestId.parse(replay.test()),
                Duration.ofMillis(replay.limits().testMillis()),
                Duration.ofMillis(replay.limits().otherMillis()));
    }

    /** Discovers the tests of the replay and checks that they still exist. */
    private Suite find(WorkerPool workers) {
        List<Suite.Member> members = new Discoverer(module, workers, ForkListener.NONE)
                .discover(classNames(), Jvm.PLAIN)
                .members();
        Suite suite = new Suite(module.name(), members);
        List<TestId> missing =
                ids().stream().filter(test -> !suite.tests().contains(test)).toList();
        if (!missing.isEmpty()) {
            throw UserException.wrongUse(
                    "the project no longer has the test " + missing.get(0),
                    "Run detect again: the project has changed since this replay was written.");
        }
        return suite;
    }

    private List<TestId> ids() {
        return replay.tests().stream().map(TestId::parse).toList();
    }

    private List<String> classNames() {
        return ids().stream().map(TestId::className).distinct().toList();
    }

    private Run run(int repetition) {
        Jvm jvm = replay.treatment().isControl() ? Jvm.PLAIN : Jvm.FRESH;
        return new Run(module.name(), "replay", ids(), replay.treatment(), jvm, repetition);
    }

    private Replayed.Once outcome(Observation observation) {
        TestId test = TestId.parse(replay.test());
        TestResult result = observation.byTest().get(test);
        if (result == null && !test.isClassLevel()) {
            throw UserException.project(
                            "the test " + test + " did not run",
                            "Check that the project's own build can run this test.")
                    .showing(problems.texts());
        }
        if (result == null || !(result.failed() || result.broken() != null)) {
            return Replayed.Once.PASSED;
        }
        FailureFingerprint fingerprint = FailureFingerprint.of(result.failure(), projectClasses);
        return fingerprint.hash().equals(replay.expected().fingerprint())
                ? Replayed.Once.REPRODUCED
                : Replayed.Once.FAILED_OTHERWISE;
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
