package io.unflake.app.detect;

import io.unflake.engine.config.Mode;
import java.util.List;

/**
 * What is tried on each test.
 *
 * @param strategies the chosen strategies; empty for the choice of the configuration, or all
 * @param runs how many plain runs mode rerun takes; null for the default
 * @param seed decides random test orders and shuffles
 */
public record SearchOptions(List<String> strategies, Mode mode, Integer runs, long seed) {

    public SearchOptions {
        strategies = List.copyOf(strategies);
    }
}
