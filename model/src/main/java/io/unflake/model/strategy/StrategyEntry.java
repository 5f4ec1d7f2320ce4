package io.unflake.model.strategy;

import io.unflake.model.strategy.PlausibleLimit.Measure;
import java.util.ArrayList;
import java.util.List;

/** Builds a strategy trait by trait, so that an entry says only what is special about it. */
public final class StrategyEntry {

    private final String name;
    private final List<Parameter> parameters = new ArrayList<>();
    private List<String> kinds = List.of();
    private boolean contractPreserving = true;
    private String description = "";
    private List<String> axes = List.of();
    private PlausibleLimit limit = PlausibleLimit.ALWAYS;
    private Effect effect = new Effect.ChangesApi(false, false);

    private StrategyEntry(String name) {
        this.name = name;
    }

    /**
     * Begins an entry.
     *
     * @param name {@code group.name}
     */
    public static StrategyEntry named(String name) {
        return new StrategyEntry(name);
    }

    /** The kinds of sites where it acts. */
    public StrategyEntry actingAt(String... siteKinds) {
        kinds = List.of(siteKinds);
        return this;
    }

    /** One sentence without a full stop. */
    public StrategyEntry described(String sentence) {
        description = sentence;
        return this;
    }

    public StrategyEntry parameter(String key, ParameterType type, String defaultValue, String meaning) {
        parameters.add(new Parameter(key, type, defaultValue, meaning));
        return this;
    }

    /** The API's contract does not allow all it does. */
    public StrategyEntry beyondTheContract() {
        contractPreserving = false;
        return this;
    }

    /** The parameters that the margin search may vary, the preferred one first. */
    public StrategyEntry axes(String... names) {
        axes = List.of(names);
        return this;
    }

    /** How mild a setting must be to be plausible in practice. */
    public StrategyEntry plausible(Measure measure, String value) {
        limit = new PlausibleLimit(measure, value);
        return this;
    }

    /** No setting of it is plausible in practice. */
    public StrategyEntry neverPlausible() {
        limit = PlausibleLimit.NEVER;
        return this;
    }

    /** It may make values equal that are distinct in practice. */
    public StrategyEntry colliding() {
        effect = new Effect.ChangesApi(false, true);
        return this;
    }

    /** Tests may take much longer under it and still end. */
    public StrategyEntry prolonging() {
        effect = new Effect.ChangesApi(true, false);
        return this;
    }

    /** Calls take longer. */
    public StrategyEntry delaying() {
        effect = new Effect.Delays();
        return this;
    }

    /** Tests run in another order. */
    public StrategyEntry ordering(Ordering ordering) {
        effect = new Effect.OrdersTests(ordering);
        return actingAt(SiteKind.ORDER);
    }

    /** It changes a setting of the JVM. */
    public StrategyEntry setting(JvmStart start) {
        effect = new Effect.SetsJvm(start, false, List.of(), false);
        return this;
    }

    /** The setting cannot be limited to some calls. */
    public StrategyEntry ofTheWholeJvm() {
        Effect.SetsJvm setting = setting();
        effect = new Effect.SetsJvm(setting.start(), true, setting.pinnedBy(), setting.sharesRun());
        return this;
    }

    /** How a build sets the same thing: prefixes of JVM arguments or of {@code NAME=value} variables. */
    public StrategyEntry pinnedBy(String... prefixes) {
        Effect.SetsJvm setting = setting();
        effect = new Effect.SetsJvm(setting.start(), setting.wholeJvmOnly(), List.of(prefixes), setting.sharesRun());
        return this;
    }

    /** It can be tried in one run together with other settings. */
    public StrategyEntry sharingRuns() {
        Effect.SetsJvm setting = setting();
        effect = new Effect.SetsJvm(setting.start(), setting.wholeJvmOnly(), setting.pinnedBy(), true);
        return this;
    }

    private Effect.SetsJvm setting() {
        if (effect instanceof Effect.SetsJvm setting) {
            return setting;
        }
        throw new IllegalStateException(name + " changes no setting of the JVM: call setting first");
    }

    public Strategy strategy() {
        return new Strategy(name, kinds, parameters, contractPreserving, description, List.of(), effect, axes, limit);
    }
}
