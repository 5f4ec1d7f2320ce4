package io.unflake.engine.config;

import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.Strategy;
import java.util.List;

/** A strategy of the user, with the patterns of the APIs that it acts on. */
public record OwnStrategy(Strategy strategy, List<String> targets) {

    static OwnStrategy of(CustomRule rule) {
        return new OwnStrategy(rule.asStrategy(), List.of(rule.target()));
    }
}
