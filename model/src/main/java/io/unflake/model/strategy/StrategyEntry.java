package io.unflake.model.strategy;

import io.unflake.model.strategy.PlausibleLimit.Measure;
import java.util.ArrayList;
import java.util.List;

/** A builder for strategies. */
public final class StrategyEntry {

    private final String name;
    private final List<Parameter> parameters = new ArrayList<>();
    private List<String> kinds = List.of();
    private boolean contractPreserving = true;
    private String standsFor;
    private String description = "";
    private List<String> axes = List.of();
    private PlausibleLimit limit = PlausibleLimit.ALWAYS;
    private int usualFindings = 1;
    private Effect effect = new Effect.ChangesApi(false, false);

    private StrategyEntry(String name) {
        this.name = name;
    }

    /**
     * Starts a strategy.
     *
     * @param name {@code group.name}
     */
    public static StrategyEntry named(String name) {
        return new StrategyEntry(name);
    }

    /** Sets the kinds of sites where the strategy acts. */
    public StrategyEntry actingAt(String... siteKinds) {
        kinds = List.of(siteKinds);
        return this;
    }

    /** Sets the description: one sentence without a full stop. */
    public StrategyEntry described(String sentence) {
        description = sentence;
        return this;
    }

    public StrategyEntry parameter(String key, ParameterType type, String defaultValue, String meaning) {
        parameters.add(new Parameter(key, type, defaultValue, meaning));
        return this;
    }

    /** Marks a strategy that goes beyond the contract of the API. */
    public StrategyEntry beyondTheContract() {
        contractPreserving = false;
        return this;
    }

    /** Names the group whose strategies name a clearer cause of the same failure. */
    public StrategyEntry standingFor(String group) {
        standsFor = group;
        return this;
    }

    /** Sets the parameters that the margin search may vary, the preferred one first. */
    public StrategyEntry axes(String... names) {
        axes = List.of(names);
        return this;
    }

    /** Sets the limit up to which a setting is plausible in practice. */
    public StrategyEntry plausible(Measure measure, String value) {
        limit = new PlausibleLimit(measure, value);
        return this;
    }

    /** Sets how many findings it had on the suites of the evaluation, or an estimate; the default is 1. */
    public StrategyEntry finding(int number) {
        usualFindings = number;
        return this;
    }

    /** Marks a strategy without any plausible setting. */
    public StrategyEntry neverPlausible() {
        limit = PlausibleLimit.NEVER;
        return this;
    }

    /** Marks a strategy under which values that differ in practice may be equal. */
    public StrategyEntry colliding() {
        effect = new Effect.ChangesApi(false, true);
        return this;
    }

    /** Marks a strategy under which tests may take much longer without hanging. */
    public StrategyEntry prolonging() {
        effect = new Effect.ChangesApi(true, false);
        return this;
    }

    /** Marks a strategy that delays calls. */
    public StrategyEntry delaying() {
        effect = new Effect.Delays();
        return this;
    }

    /** Marks a strategy that delays one thread at delay points. */
    public StrategyEntry delayingThreads() {
        effect = new Effect.DelaysThread();
        return actingAt(SiteKind.THREAD, SiteKind.BEFORE, SiteKind.AFTER);
    }

    /** Marks a strategy that changes the order of tests. */
    public StrategyEntry ordering(Ordering ordering) {
        effect = new Effect.OrdersTests(ordering);
        return actingAt(SiteKind.ORDER);
    }

    /** Marks a strategy that changes a setting of the JVM. */
    public StrategyEntry setting(JvmStart start) {
        effect = new Effect.SetsJvm(start, false, List.of(), false);
        return this;
    }

    /** Marks a setting that cannot be limited to some calls. */
    public StrategyEntry ofTheWholeJvm() {
        Effect.SetsJvm setting = setting();
        effect = new Effect.SetsJvm(setting.start(), true, setting.pinnedBy(), setting.sharesRun());
        return this;
    }

    /** Sets prefixes of JVM arguments or {@code NAME=value} variables with which a build pins the setting. */
    public StrategyEntry pinnedBy(String... prefixes) {
        Effect.SetsJvm setting = setting();
        effect = new Effect.SetsJvm(setting.start(), setting.wholeJvmOnly(), List.of(prefixes), setting.sharesRun());
        return this;
    }

    /** Marks a setting that can be tried in one run with other settings. */
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
        return new Strategy(
                name,
                kinds,
                parameters,
                contractPreserving,
                description,
                List.of(),
                effect,
                axes,
                limit,
                usualFindings,
                standsFor);
    }
}
