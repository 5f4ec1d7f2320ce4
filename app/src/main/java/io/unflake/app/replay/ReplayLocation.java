package io.unflake.app.replay;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.ProjectFile;
import io.unflake.app.project.ProjectOptions;
import io.unflake.app.project.TestedProject;
import io.unflake.engine.replay.HarmlessArguments;
import io.unflake.engine.replay.ReplayFiles;
import io.unflake.model.UserException;
import io.unflake.model.replay.Replay;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Where a replay is stored.
 *
 * @param file the replay file
 * @param out the output folder that it belongs to
 */
public record ReplayLocation(Path file, Path out) {

    private static final String REPLAYS = "replays";

    static ReplayLocation of(ReplayOptions options, ConsoleContext context) {
        return of(options.target(), options.out(), options.project(), context);
    }

    /**
     * The replay that the user names.
     *
     * @param target the path of its file, or the beginning of the id of a finding
     * @param out the output folder; null for the default
     */
    public static ReplayLocation of(String target, Path out, ProjectOptions project, ConsoleContext context) {
        Path file = file(target, out, project, context);
        return new ReplayLocation(file, out == null ? outOf(file, project, context) : context.path(out));
    }

    private static Path file(String target, Path out, ProjectOptions project, ConsoleContext context) {
        Path path = context.path(Path.of(target));
        if (Files.isRegularFile(path) || target.endsWith(".json") || target.contains("/")) {
            return path;
        }
        Path folder = out == null ? TestedProject.defaultOut(project.folder(context)) : context.path(out);
        return new ReplayFiles(folder).find(target);
    }

    /**
     * Reads the replay. Whoever wrote an output folder could run code anyway, but a file that was sent alone must not.
     *
     * @param allowed the JVM arguments that the user gives
     */
    public Replay read(List<String> allowed) {
        Replay replay = ReplayFiles.read(file);
        if (isInOutputFolder()) {
            return replay;
        }
        List<String> arguments = replay.jvmArguments().stream()
                .filter(argument -> !allowed.contains(argument))
                .toList();
        refuse("JVM arguments", HarmlessArguments.others(arguments));
        refuse("plugins", replay.instrument().plugins());
        return replay;
    }

    private boolean isInOutputFolder() {
        Path folder = file.toAbsolutePath().getParent();
        return folder.endsWith(REPLAYS) && ProjectFile.exists(folder.getParent());
    }

    private void refuse(String what, List<String> unknown) {
        if (!unknown.isEmpty()) {
            throw UserException.wrongUse(
                    "the replay file " + file + " is in no output folder and brings its own " + what
                            + ", which can run any code: " + String.join(" ", unknown),
                    "If you trust it, move it to the folder replays of the project's output folder, or repeat JVM arguments"
                            + " with --jvm-arg.");
        }
    }

    /** A file that was copied from its output folder does not tell which folder may be written to. */
    private static Path outOf(Path file, ProjectOptions project, ConsoleContext context) {
        Path folder = file.toAbsolutePath().getParent();
        Path out = folder.endsWith(REPLAYS) ? folder.getParent() : folder;
        return ProjectFile.exists(out) ? out : TestedProject.defaultOut(project.folder(context));
    }
}
