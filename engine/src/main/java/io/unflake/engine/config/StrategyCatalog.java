package io.unflake.engine.config;

import io.unflake.model.UserException;
import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All strategies there are to choose from: those that come with Unflake, and the user's own. */
public record StrategyCatalog(List<Strategy> builtIn, List<Strategy> own) {

    /** Only those that come with Unflake. */
    public static final StrategyCatalog BUILT_IN = new StrategyCatalog(Strategies.BUILT_IN, List.of());

    public StrategyCatalog {
        builtIn = List.copyOf(builtIn);
        own = List.copyOf(own);
        List<String> names = new ArrayList<>();
        for (Strategy strategy : Stream.concat(builtIn.stream(), own.stream()).toList()) {
            if (names.contains(strategy.name())) {
                throw UserException.wrongUse(
                        "there are two strategies called '" + strategy.name() + "'", "Give one another name.");
            }
            names.add(strategy.name());
        }
    }

    /** With the user's own strategies, from {@code unflake.yaml} and from plugins. */
    public static StrategyCatalog with(List<CustomRule> rules, List<Strategy> plugged) {
        return new StrategyCatalog(
                Strategies.BUILT_IN,
                Stream.concat(rules.stream().map(CustomRule::asStrategy), plugged.stream())
                        .toList());
    }

    public List<Strategy> all() {
        return Stream.concat(builtIn.stream(), own.stream()).toList();
    }

    Optional<Strategy> find(String name) {
        return all().stream().filter(strategy -> strategy.name().equals(name)).findFirst();
    }

    List<Strategy> group(String group) {
        return all().stream().filter(strategy -> strategy.group().equals(group)).toList();
    }

    /** Everything that {@code --strategy} understands. */
    List<String> names() {
        return Stream.of(
                        all().stream().map(Strategy::name),
                        all().stream().map(Strategy::group).distinct(),
                        Stream.of(StrategyChoice.PAPER))
                .flatMap(names -> names)
                .toList();
    }
}
