package io.unflake.app.strategies;

import io.unflake.app.console.ConsoleContext;
import io.unflake.engine.config.Config;
import io.unflake.engine.config.ConfigFile;
import io.unflake.model.UserException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The options that add strategies, as the user gave them.
 *
 * @param plugins jars with strategies
 * @param config the configuration file; null for {@code unflake.yaml} in the project, if that exists
 */
public record OwnStrategies(List<Path> plugins, Path config) {

    public OwnStrategies {
        plugins = List.copyOf(plugins);
    }

    /** Reads the configuration of a project and finds all plugins. */
    public LoadedConfig load(Path project, ConsoleContext context) {
        Config read = read(project, context);
        List<Path> jars = Stream.concat(read.plugin().stream(), plugins.stream().map(context::path))
                .distinct()
                .toList();
        for (Path jar : jars) {
            if (!Files.isRegularFile(jar)) {
                throw UserException.wrongUse("there is no plugin " + jar, "Name an existing jar with --plugin JAR.");
            }
        }
        return new LoadedConfig(read, jars);
    }

    private Config read(Path project, ConsoleContext context) {
        Path standard = project.resolve(Config.FILE);
        if (config != null) {
            return ConfigFile.read(context.path(config));
        }
        return Files.exists(standard) ? ConfigFile.read(standard) : Config.NONE;
    }
}
