package io.unflake.app.replay;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.ProjectFile;
import io.unflake.app.project.ProjectOptions;
import io.unflake.app.project.TestedProject;
import io.unflake.engine.replay.ReplayFiles;
import java.nio.file.Files;
import java.nio.file.Path;

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

    /** A file that was copied from its output folder does not tell which folder may be written to. */
    private static Path outOf(Path file, ProjectOptions project, ConsoleContext context) {
        Path folder = file.toAbsolutePath().getParent();
        Path out = folder.endsWith(REPLAYS) ? folder.getParent() : folder;
        return ProjectFile.exists(out) ? out : TestedProject.defaultOut(project.folder(context));
    }
}
