package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A way of perturbing a group of APIs, with all that planning, search and report need to know about it.
 *
 * @param name {@code group.name}
 * @param kinds the kinds of sites where it acts
 * @param contractPreserving whether the API's contract allows all it does
 * @param ownTargets patterns of the APIs that a user's own strategy acts on; empty for built-in strategies
 * @param effect what kind of perturbation it makes
 * @param axes the parameters that the margin search may vary, the preferred one first; empty if it has no size
 * @param limit how mild a setting must be to be plausible
 */
public record Strategy(
        String name,
        List<String> kinds,
        List<Parameter> parameters,
        boolean contractPreserving,
        String description,
        List<String> ownTargets,
        Effect effect,
        List<String> axes,
        PlausibleLimit limit) {

    public Strategy {
        kinds = List.copyOf(kinds);
        parameters = List.copyOf(parameters);
        ownTargets = List.copyOf(ownTargets);
        axes = List.copyOf(axes);
    }

    /** A strategy without parameters that the user has defined. */
    public static Strategy own(String name, List<String> targets, String description) {
        return new Strategy(
                name,
                List.of(SiteKind.custom(name)),
                List.of(),
                false,
                description,
                targets,
                new Effect.ChangesApi(false, false),
                List.of(),
                PlausibleLimit.ALWAYS);
    }

    public String group() {
        int dot = name.indexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    /** The category of the failures it provokes: its group, but {@code timezone} for strategies about time zones. */
    public String category() {
        return kinds.contains(SiteKind.ZONE) ? "timezone" : group();
    }

    /** The APIs it acts on, as people write them. */
    public List<String> targets() {
        return ownTargets.isEmpty() ? Targets.apis(this) : ownTargets;
    }

    /** Whether this strategy can change anything at a site. */
    public boolean actsAt(Site site) {
        return kinds.contains(site.kind());
    }

    /** Whether a plain run shows which tests this strategy can break. */
    public boolean reachIsObserved() {
        return !kinds.contains(SiteKind.COLLECTION) && !kinds.contains(SiteKind.ORDER);
    }

    /** Whether tests mostly wait under it, so that many runs can go on at the same time. */
    public boolean waits() {
        return effect instanceof Effect.Delays;
    }

    /** Whether a test may take much longer under it and still end. */
    public boolean prolongs() {
        return waits() || (effect instanceof Effect.ChangesApi change && change.prolongs());
    }

    /** Whether it may make values equal that are distinct in practice. */
    public boolean collides() {
        return effect instanceof Effect.ChangesApi change && change.collides();
    }

    /** The order of tests it makes, if it makes one. */
    public Optional<Ordering> ordering() {
        return effect instanceof Effect.OrdersTests orders ? Optional.of(orders.ordering()) : Optional.empty();
    }

    /** The setting of the JVM it changes, if it changes one. */
    public Optional<Effect.SetsJvm> setting() {
        return effect instanceof Effect.SetsJvm setting ? Optional.of(setting) : Optional.empty();
    }

    /** This strategy with the given settings, and defaults for the rest. */
    public Perturbation with(Map<String, String> settings) {
        Map<String, String> values = new LinkedHashMap<>();
        parameters.forEach(parameter -> values.put(parameter.name(), parameter.normalise(parameter.defaultValue())));
        settings.forEach((key, value) -> values.put(key, parameter(key).normalise(value)));
        return effect.perturbation(name, values);
    }

    /** One of the parameters. */
    public Parameter parameter(String key) {
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
