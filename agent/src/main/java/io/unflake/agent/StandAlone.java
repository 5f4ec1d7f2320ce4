package io.unflake.agent;

import io.unflake.agent.custom.CustomStrategies;
import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Activates the strategies of an agent without a worker, from the start to the end of the JVM. */
final class StandAlone {

    private static final long SEED = 1;

    private final List<Strategy> known = new ArrayList<>(Strategies.BUILT_IN);
    private final Set<String> kinds = new HashSet<>();
    private final Treatment treatment;

    StandAlone(AgentArguments arguments, CustomStrategies custom) {
        for (String name : custom.names()) {
            known.add(Strategy.own(name, List.of(), ""));
        }
        treatment = arguments.replay() == null
                ? new Treatment(
                        arguments.strategies().stream().map(this::perturbation).toList())
                : arguments.replay();
        treatment
                .perturbations()
                .forEach(part -> kinds.addAll(strategy(part.strategy()).kinds()));
        checkGroups();
    }

    Treatment treatment() {
        return treatment;
    }

    boolean actsOn(String kind) {
        return kinds.contains(kind);
    }

    private Perturbation perturbation(String text) {
        StrategyText parsed = StrategyText.parse(text);
        Strategy strategy = strategy(parsed.name());
        HostDefaults host = new HostDefaults(Instant.now(), ZoneId.systemDefault(), System.getenv(), SEED);
        Perturbation perturbation = host.resolve(strategy.with(parsed.settings()));
        if (strategy.isWholeJvmOnly()) {
            throw new IllegalArgumentException(
                    "an agent cannot apply " + strategy.name() + "; start the JVM with that setting instead");
        }
        return perturbation;
    }

    private Strategy strategy(String name) {
        return known.stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no strategy '" + name + "', but "
                        + known.stream().map(Strategy::name).collect(Collectors.joining(", "))));
    }

    private void checkGroups() {
        Set<String> groups = new HashSet<>();
        for (Perturbation perturbation : treatment.perturbations()) {
            String group = strategy(perturbation.strategy()).group();
            if (!groups.add(group)) {
                throw new IllegalArgumentException(
                        "two strategies of the group " + group + " cannot be on at once; leave out all but one");
            }
        }
    }
}
