package io.unflake.app.strategies;

import io.unflake.engine.config.Catalogs;
import io.unflake.engine.config.Config;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.util.List;

/**
 * The configuration of a project.
 *
 * @param config the contents of {@code unflake.yaml}
 * @param plugins the jars with strategies, of the file and of the options
 */
public record LoadedConfig(Config config, List<Path> plugins) {

    /** The built-in strategies and the user's own. */
    public StrategyCatalog catalog() {
        return Catalogs.of(config.rules(), plugins);
    }
}
