package io.unflake.cli;

import io.unflake.cli.ProjectChoice.ClasspathProject;
import io.unflake.report.json.AtomicFile;
import java.nio.file.Path;
import java.util.List;

/** Keeps a long class path out of the commands that people paste: they name a file that holds it, line by line. */
final class ArgumentFile {

    private static final String NAME = "project.args";

    private ArgumentFile() {}

    /** The words that mean the project; writes the file if it needs one. */
    static List<String> words(DetectOptions options) {
        if (options.project() instanceof ClasspathProject project) {
            Path file = options.out().resolve(NAME);
            AtomicFile.write(file, String.join("\n", project.arguments()) + "\n");
            return List.of("@" + file);
        }
        return options.project().arguments();
    }
}
