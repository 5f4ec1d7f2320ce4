package io.unflake.agent;

import io.unflake.agent.custom.CustomStrategies;
import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Effect;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The strategies of an agent that works without a worker: on from the start to the end of the JVM. */
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
        int colon = text.indexOf(':');
        Strategy strategy = strategy(colon < 0 ? text : text.substring(0, colon));
        HostDefaults host = new HostDefaults(Instant.now(), ZoneId.systemDefault(), System.getenv(), SEED);
        Perturbation perturbation =
                host.resolve(strategy.with(colon < 0 ? Map.of() : settings(text.substring(colon + 1))));
        if (strategy.setting().filter(Effect.SetsJvm::wholeJvmOnly).isPresent()) {
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

    private static Map<String, String> settings(String text) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String setting : text.split(",", -1)) {
            int equals = setting.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("'" + setting + "' is no setting; expected key=value");
            }
            settings.put(
                    setting.substring(0, equals).strip(),
                    setting.substring(equals + 1).strip());
        }
        return settings;
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
