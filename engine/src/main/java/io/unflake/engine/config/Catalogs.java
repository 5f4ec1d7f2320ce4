package io.unflake.engine.config;

import io.unflake.model.UserException;
import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.util.List;

/** Puts the catalog of strategies together. */
public final class Catalogs {

    private Catalogs() {}

    /** The built-in strategies, the rules of {@code unflake.yaml} and the strategies in plugins. */
    public static StrategyCatalog of(List<CustomRule> rules, List<Path> plugins) {
        List<Strategy> plugged = PluginJars.read(plugins);
        try {
            return StrategyCatalog.with(rules, plugged);
        } catch (IllegalArgumentException e) {
            throw UserException.wrongUse(e.getMessage(), "Rename one of them.").because(e);
        }
    }
}
