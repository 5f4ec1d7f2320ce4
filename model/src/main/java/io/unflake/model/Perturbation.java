package io.unflake.model;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** One way in which a run differs from a plain one: a strategy with all its parameters. */
public record Perturbation(String strategy, Map<String, String> parameters) {

    public Perturbation {
        parameters = new TreeMap<>(parameters);
    }

    /** Whether it is about the order in which tests run. */
    public boolean isOrder() {
        return strategy.startsWith("order.");
    }

    /** The same with another value of one parameter. */
    public Perturbation with(String parameter, String value) {
        Map<String, String> changed = new TreeMap<>(parameters);
        changed.put(parameter, value);
        return new Perturbation(strategy, changed);
    }

    @Override
    public String toString() {
        return parameters.isEmpty()
                ? strategy
                : strategy + ":"
                        + parameters.entrySet().stream()
                                .map(e -> e.getKey() + "=" + e.getValue())
                                .collect(Collectors.joining(","));
    }
}
