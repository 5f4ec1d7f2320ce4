package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A way of perturbing a group of APIs.
 *
 * @param name {@code group.name}
 * @param kinds the kinds of sites where it acts
 * @param contractPreserving whether the API's contract allows all it does
 */
public record Strategy(
        String name, List<String> kinds, List<Parameter> parameters, boolean contractPreserving, String description) {

    public String group() {
        int dot = name.indexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    /** What a failure that it provokes is about: its group, but for time zones, which are a matter of their own. */
    public String category() {
        return kinds.contains(SiteKind.ZONE) ? "timezone" : group();
    }

    /** Whether this strategy can change anything at a site of this kind. */
    public boolean actsAt(Site site) {
        return kinds.contains(site.kind());
    }

    /** Whether a run that perturbs nothing tells which tests this strategy can break. */
    public boolean reachIsObserved() {
        return !kinds.contains(SiteKind.COLLECTION) && !kinds.contains(SiteKind.ORDER);
    }

    /** This strategy with the given settings, and defaults for the rest. */
    public Perturbation with(Map<String, String> settings) {
        Map<String, String> values = new LinkedHashMap<>();
        parameters.forEach(parameter -> values.put(parameter.name(), parameter.normalise(parameter.defaultValue())));
        settings.forEach((key, value) -> values.put(key, parameter(key).normalise(value)));
        return new Perturbation(name, values);
    }

    private Parameter parameter(String key) {
        return parameters.stream()
                .filter(parameter -> parameter.name().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " has no parameter '" + key + "'; it takes "
                        + (parameters.isEmpty() ? "none" : parameterNames())));
    }

    private String parameterNames() {
        return parameters.stream().map(Parameter::name).collect(Collectors.joining(", "));
    }
}
