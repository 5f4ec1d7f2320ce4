package io.unflake.cli;

import io.unflake.engine.fork.Installation;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.engine.replay.Replayer;
import io.unflake.model.UserException;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.replay.Replay;
import io.unflake.model.replay.Replayed;
import io.unflake.report.progress.LiveProgress;
import io.unflake.report.text.ReplayText;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a finding happen again. */
@Command(
        name = "replay",
        description = "Run a flaky test under the treatment that makes it fail, each time in a fresh JVM.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake replay 3f9c2a",
            "      a finding of the project in the current folder",
            "  unflake replay shop/target/unflake/replays/3f9c2a.json --times 100",
            "      how often does it fail?",
            "  unflake replay 3f9c2a --project shop --debug",
            "      step through it",
            "",
            "Exit codes: 0 it did not fail as expected; 1 it did; 2 wrong use, or the project has changed; 3 the project"
                    + " cannot be built or its tests do not run; 4 an error of Unflake itself."
        })
final class ReplayCommand implements Callable<Integer> {

    private static final int REPRODUCED = 1;
    private static final int TIMES = 5;

    private final Path home;
    private final Surroundings around;

    @Parameters(paramLabel = "FILE|ID", description = "a replay file, or the id of a finding, or how it starts")
    private String what;

    @Option(names = "--times", paramLabel = "N", description = "how many times (default: 5)")
    private Integer times;

    @Option(names = "--debug", description = "once, in a JVM that waits for a debugger before anything happens")
    private boolean debug;

    @Mixin
    private ProjectOptions project;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "the folder with the findings (default: target/unflake in the project)")
    private Path out;

    @Option(names = "--json", description = "print the result as JSON, and nothing else, to standard output")
    private boolean json;

    ReplayCommand(Path home, Surroundings around) {
        this.home = home;
        this.around = around;
    }

    @Override
    public Integer call() throws IOException {
        if (times != null && (times < 1 || debug)) {
            throw UserException.wrongUse(
                    debug ? "--debug runs a test once" : "--times " + times + " makes no sense",
                    debug ? "Leave out --times." : "Give it a number of at least 1.");
        }
        Path file = file();
        Replay replay = ReplayFiles.read(file);
        Done done = json ? run(replay, file, Progress.SILENT) : withProgress(replay, file);
        around.out()
                .print(
                        json
                                ? ReplayText.json(replay, done.replayed)
                                : ReplayText.of(replay, done.replayed, done.ownBuild));
        around.out().flush();
        return done.replayed.reproduced() > 0 ? REPRODUCED : 0;
    }

    /** What came of it, and what makes it fail in the project's own build. */
    private record Done(Replayed replayed, Optional<String> ownBuild) {}

    private Done withProgress(Replay replay, Path file) throws IOException {
        try (LiveProgress progress = around.progress()) {
            return run(replay, file, progress);
        }
    }

    private Done run(Replay replay, Path file, Progress progress) throws IOException {
        Path folder = outOf(file);
        ProjectOptions chosen = project.isGiven() ? project : ProjectArguments.read(folder);
        Path java = project.java(around) == null ? chosen.java(around) : project.java(around);
        List<ModuleDescription> modules = new ProjectDescriber(home)
                .describe(chosen.choice(around), java, folder, progress).stream()
                        .map(module -> module.withMoreJvmArguments(project.jvmArguments()))
                        .toList();
        Replayer replayer = new Replayer(
                replay,
                modules,
                Installation.in(home),
                folder.resolve("workers").resolve("replay"));
        replayer.check();
        Optional<String> ownBuild = chosen.choice(around) instanceof ProjectChoice.MavenProject maven
                ? replayer.inOwnBuild(maven.folder(), file)
                : Optional.empty();
        if (debug) {
            int port = freePort();
            around.err().print(ReplayText.debugging(port));
            around.err().flush();
            return new Done(replayer.debug(port), ownBuild);
        }
        int wanted = times == null ? TIMES : times;
        progress.phase("replaying", wanted);
        return new Done(replayer.replay(wanted, soFar -> progress.tests(1)), ownBuild);
    }

    /** A file by its path, or a finding of the project by its id. */
    private Path file() {
        Path path = around.path(Path.of(what));
        if (Files.isRegularFile(path) || what.endsWith(".json") || what.contains("/")) {
            return path;
        }
        Path folder = out == null ? project.choice(around).folder().resolve("target/unflake") : around.path(out);
        return new ReplayFiles(folder).find(what);
    }

    /** The output folder that a replay file lies in. */
    private Path outOf(Path file) {
        if (out != null) {
            return around.path(out);
        }
        Path folder = file.toAbsolutePath().getParent();
        return folder.getFileName() != null && folder.getFileName().toString().equals("replays")
                ? folder.getParent()
                : folder;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
