package io.unflake.engine.replay;

import io.unflake.engine.discovery.ProjectClasses;
import io.unflake.engine.fork.Installation;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestResult;
import io.unflake.model.UserException;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.model.replay.Replayed;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs a test under the treatment of a replay file, each time in a fresh JVM. */
public final class Replayer {

    private final Replay replay;
    private final ModuleDescription module;
    private final ProjectClasses projectClasses;
    private final Installation installation;
    private final Path folder;

    /** @param folder for the logs of the test JVMs */
    public Replayer(Replay replay, List<ModuleDescription> modules, Installation installation, Path folder) {
        this.replay = replay;
        this.module = moduleOf(replay, modules);
        this.projectClasses = new ProjectClasses(modules);
        this.installation = installation;
        this.folder = folder;
    }

    /** Returns the module that a replay belongs to, with the JVM arguments of the replay. */
    public static ModuleDescription moduleOf(Replay replay, List<ModuleDescription> modules) {
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
                                                .toList()) + "."))
                .withMoreJvmArguments(replay.jvmArguments());
    }

    /** Refuses to replay if the file is invalid or the project has changed. */
    public void check() {
        new ReplayCheck(replay).check(ClassesDigest.of(module));
    }

    /** Whether the project is the one of the replay; if not, refuses what cannot work any more. */
    public boolean isCurrent() {
        return new ReplayCheck(replay).isCurrent(ClassesDigest.of(module));
    }

    /** Returns the command that reproduces the failure in the project's own build, if there is one. */
    public Optional<String> inOwnBuild(Path project, Path file) {
        return new OwnBuild(project, installation.agent(), folder).command(replay, file, module);
    }

    /** Replays the failure a number of times and reports the progress after each run. */
    public Replayed replay(int times, Consumer<Replayed> progress) {
        try (ReplayRuns runs = ReplayRuns.of(replay, module, installation, folder)) {
            Replayed replayed = Replayed.NOTHING;
            for (int i = 1; i <= times; i++) {
                replayed = replayed.plus(outcome(runs, i));
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
        try (ReplayRuns runs = ReplayRuns.debugged(replay, module, installation, folder, port)) {
            return Replayed.NOTHING.plus(outcome(runs, 1));
        }
    }

    private Replayed.Once outcome(ReplayRuns runs, int repetition) {
        Jvm jvm = replay.treatment().isControl() ? Jvm.PLAIN : Jvm.FRESH;
        return runs.run(replay.treatment(), jvm, repetition)
                .filter(result -> result.failed() || result.broken() != null)
                .map(this::outcome)
                .orElse(Replayed.Once.PASSED);
    }

    private Replayed.Once outcome(TestResult failure) {
        FailureFingerprint fingerprint = FailureFingerprint.of(failure.failure(), projectClasses);
        return fingerprint.hash().equals(replay.expected().fingerprint())
                ? Replayed.Once.REPRODUCED
                : Replayed.Once.FAILED_OTHERWISE;
    }
}
