package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A way to perturb a group of APIs, with the properties that planning, search and reports need.
 *
 * @param name {@code group.name}
 * @param kinds the kinds of sites where it acts
 * @param contractPreserving whether all its changes are within the API's contract
 * @param ownTargets patterns of the APIs that a user's own strategy acts on; empty for built-in strategies
 * @param effect the kind of perturbation
 * @param axes the parameters that the margin search may vary, the preferred one first; may be empty
 * @param limit the limit up to which a setting is plausible
 * @param usualFindings how many findings it had on the suites of the evaluation, or an estimate if that has no figure;
 *     what finds most is tried first
 * @param standsFor the group whose strategies name a clearer cause of the same failure; null if there is none
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
        PlausibleLimit limit,
        int usualFindings,
        String standsFor) {

    private static final int UNKNOWN_FINDINGS = 5;

    public Strategy {
        kinds = List.copyOf(kinds);
        parameters = List.copyOf(parameters);
        ownTargets = List.copyOf(ownTargets);
        axes = List.copyOf(axes);
    }

    /** Creates a user-defined strategy without parameters. */
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
                PlausibleLimit.ALWAYS,
                UNKNOWN_FINDINGS,
                null);
    }

    public String group() {
        int dot = name.indexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    /** The category of the failures it provokes: its group, except {@code timezone} for time zones. */
    public String category() {
        return kinds.contains(SiteKind.ZONE) ? "timezone" : group();
    }

    /** The APIs it acts on, in readable form. */
    public List<String> targets() {
        return ownTargets.isEmpty() ? Targets.apis(this) : ownTargets;
    }

    /** Whether this strategy can change anything at a site. */
    public boolean actsAt(Site site) {
        return kinds.contains(site.kind());
    }

    /** Whether a plain run shows which tests this strategy can affect. */
    public boolean reachIsObserved() {
        return !kinds.contains(SiteKind.COLLECTION) && !kinds.contains(SiteKind.ORDER);
    }

    /** Whether tests mostly wait under this strategy, so that many runs can be active at the same time. */
    public boolean waits() {
        return effect instanceof Effect.Delays || needsDelayPoints();
    }

    /** Whether it acts at delay points, which only some JVMs have. */
    public boolean needsDelayPoints() {
        return effect instanceof Effect.DelaysThread;
    }

    /** Whether tests may take much longer under this strategy without hanging. */
    public boolean prolongs() {
        return waits() || (effect instanceof Effect.ChangesApi change && change.prolongs());
    }

    /** Whether values that differ in practice may be equal under this strategy. */
    public boolean collides() {
        return effect instanceof Effect.ChangesApi change && change.collides();
    }

    /** The order of tests, if this strategy changes it. */
    public Optional<Ordering> ordering() {
        return effect instanceof Effect.OrdersTests orders ? Optional.of(orders.ordering()) : Optional.empty();
    }

    /** The setting of the JVM that this strategy changes, if any. */
    public Optional<Effect.SetsJvm> setting() {
        return effect instanceof Effect.SetsJvm setting ? Optional.of(setting) : Optional.empty();
    }

    /** Whether it changes a setting that holds for a JVM as a whole, so that it cannot be limited to some calls. */
    public boolean isWholeJvmOnly() {
        return setting().filter(Effect.SetsJvm::wholeJvmOnly).isPresent();
    }

    /** Returns a perturbation with the given settings, and defaults for the other parameters. */
    public Perturbation with(Map<String, String> settings) {
        Map<String, String> values = new LinkedHashMap<>();
        parameters.forEach(parameter -> values.put(parameter.name(), parameter.normalise(parameter.defaultValue())));
        settings.forEach((key, value) -> values.put(key, parameter(key).normalise(value)));
        return effect.perturbation(name, values);
    }

    /** Returns one of the parameters. */
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
