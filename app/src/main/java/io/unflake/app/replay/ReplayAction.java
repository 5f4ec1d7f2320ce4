package io.unflake.app.replay;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.ProjectChoice.MavenProject;
import io.unflake.app.project.ProjectDescriber;
import io.unflake.app.project.TestedProject;
import io.unflake.engine.replay.Replayer;
import io.unflake.model.UserException;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.model.replay.Replayed;
import io.unflake.report.text.ReplayText;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Replays a finding: from the options of the user to the report and the exit code. */
public final class ReplayAction {

    private static final int REPRODUCED = 1;
    private static final int TIMES = 5;

    private final Distribution distribution;
    private final ConsoleContext context;

    public ReplayAction(Distribution distribution, ConsoleContext context) {
        this.distribution = distribution;
        this.context = context;
    }

    /** The result, and the command that makes the test fail in the project's own build. */
    private record Result(Replayed replayed, Optional<String> ownBuild) {}

    /** Runs a replay and returns its exit code. */
    public int run(ReplayOptions options) throws IOException {
        check(options);
        ReplayLocation location = ReplayLocation.of(options, context);
        Replay replay = location.read(options.project().jvmArguments());
        Result result = context.withProgress(progress -> replay(replay, location, options, progress));
        context.print(
                options.json()
                        ? ReplayText.json(replay, result.replayed)
                        : ReplayText.of(replay, result.replayed, result.ownBuild));
        return result.replayed.reproduced() > 0 ? REPRODUCED : 0;
    }

    private static void check(ReplayOptions options) {
        if (options.times() != null && options.debug()) {
            throw UserException.wrongUse("--debug runs the test once", "Remove --times.");
        }
        if (options.times() != null && options.times() < 1) {
            throw UserException.wrongUse("--times must be at least 1, but is " + options.times(), "Use 1 or more.");
        }
    }

    private Result replay(Replay replay, ReplayLocation location, ReplayOptions options, Progress progress)
            throws IOException {
        TestedProject project = options.project().resolve(location.out(), context);
        List<ModuleDescription> modules =
                new ProjectDescriber(distribution.plugin(), location.out(), progress).describe(project);
        Path logs = location.out().resolve("workers").resolve("replay");
        Replayer replayer = new Replayer(replay, modules, distribution.installation(), logs);
        replayer.check();
        Optional<String> ownBuild = project.choice() instanceof MavenProject maven
                ? replayer.inOwnBuild(maven.folder(), location.file())
                : Optional.empty();
        Replayed replayed = options.debug() ? debug(replayer) : replay(replayer, options.times(), progress);
        return new Result(replayed, ownBuild);
    }

    private static Replayed replay(Replayer replayer, Integer times, Progress progress) {
        int wanted = times == null ? TIMES : times;
        progress.phase("replaying", wanted);
        return replayer.replay(wanted, soFar -> progress.tests(1));
    }

    private Replayed debug(Replayer replayer) throws IOException {
        int port = freePort();
        context.printError(ReplayText.debugging(port));
        return replayer.debug(port);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
