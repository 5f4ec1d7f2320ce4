package io.unflake.engine.config;

import io.unflake.model.UserException;
import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.Targets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All strategies there are to choose from: those that come with Unflake, and the user's own. */
public record StrategyCatalog(List<Strategy> builtIn, List<OwnStrategy> own) {

    /** Only those that come with Unflake. */
    public static final StrategyCatalog BUILT_IN = new StrategyCatalog(Strategies.BUILT_IN, List.of());

    public StrategyCatalog {
        builtIn = List.copyOf(builtIn);
        own = List.copyOf(own);
        List<String> names = new ArrayList<>();
        for (Strategy strategy : all(builtIn, own)) {
            if (names.contains(strategy.name())) {
                throw UserException.wrongUse(
                        "there are two strategies called '" + strategy.name() + "'", "Give one another name.");
            }
            names.add(strategy.name());
        }
    }

    /** With the user's own strategies, from {@code unflake.yaml} and from plugins. */
    public static StrategyCatalog with(List<CustomRule> rules, List<OwnStrategy> plugged) {
        return new StrategyCatalog(
                Strategies.BUILT_IN,
                Stream.concat(rules.stream().map(OwnStrategy::of), plugged.stream())
                        .toList());
    }

    public List<Strategy> all() {
        return all(builtIn, own);
    }

    private static List<Strategy> all(List<Strategy> builtIn, List<OwnStrategy> own) {
        return Stream.concat(builtIn.stream(), own.stream().map(OwnStrategy::strategy))
                .toList();
    }

    /** The APIs that a strategy acts on, as people write them. */
    public List<String> targets(Strategy strategy) {
        return own.stream()
                .filter(one -> one.strategy().equals(strategy))
                .map(OwnStrategy::targets)
                .findFirst()
                .orElseGet(() -> Targets.apis(strategy));
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
