package io.unflake.cli;

import io.unflake.engine.config.Config;
import io.unflake.engine.config.ConfigFile;
import io.unflake.model.UserException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Options that bring the user's own strategies. */
final class OwnStrategyOptions {

    @Option(names = "--plugin", paramLabel = "JAR", description = "a jar with strategies of your own (repeatable)")
    private List<Path> plugins = new ArrayList<>();

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "strategies of your own and defaults for options (default: unflake.yaml in the project)")
    private Path config;

    /** The file that applies to a project; null if there is none. */
    Path file(Path project, Surroundings around) {
        Path standard = project.resolve(Config.FILE);
        if (config != null) {
            return around.path(config);
        }
        return Files.exists(standard) ? standard : null;
    }

    /** What the file says. */
    static Config read(Path file) {
        return file == null ? Config.NONE : ConfigFile.read(file);
    }

    /** The jars of the command line and of the file. */
    List<Path> plugins(Config read, Surroundings around) {
        List<Path> all = Stream.concat(read.plugin().stream(), plugins.stream().map(around::path))
                .distinct()
                .toList();
        for (Path jar : all) {
            if (!Files.isRegularFile(jar)) {
                throw UserException.wrongUse("there is no plugin " + jar, "Name an existing jar with --plugin JAR.");
            }
        }
        return all;
    }
}
