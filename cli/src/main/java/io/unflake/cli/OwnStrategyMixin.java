package io.unflake.cli;

import io.unflake.app.strategies.OwnStrategies;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Options that add the user's own strategies. */
final class OwnStrategyMixin {

    @Option(names = "--plugin", paramLabel = "JAR", description = "a jar with your own strategies (repeatable)")
    private List<Path> plugins = new ArrayList<>();

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "a file with your own strategies and defaults for options"
                    + " (default: unflake.yaml in the project)")
    private Path config;

    OwnStrategies options() {
        return new OwnStrategies(plugins, config);
    }
}
