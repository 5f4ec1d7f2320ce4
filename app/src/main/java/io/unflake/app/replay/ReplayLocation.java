package io.unflake.app.replay;

import io.unflake.app.console.ConsoleContext;
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
record ReplayLocation(Path file, Path out) {

    private static final String REPLAYS = "replays";

    /** The replay that the options name: by the path of its file, or by the id of a finding. */
    static ReplayLocation of(ReplayOptions options, ConsoleContext context) {
        Path file = file(options, context);
        return new ReplayLocation(file, options.out() == null ? outOf(file) : context.path(options.out()));
    }

    private static Path file(ReplayOptions options, ConsoleContext context) {
        String target = options.target();
        Path path = context.path(Path.of(target));
        if (Files.isRegularFile(path) || target.endsWith(".json") || target.contains("/")) {
            return path;
        }
        Path out = options.out() == null
                ? TestedProject.defaultOut(options.project().folder(context))
                : context.path(options.out());
        return new ReplayFiles(out).find(target);
    }

    private static Path outOf(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return folder.endsWith(REPLAYS) ? folder.getParent() : folder;
    }
}
