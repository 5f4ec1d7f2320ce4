package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All available strategies, built-in and user-defined; determines the properties of treatments. */
public record StrategyCatalog(List<Strategy> all) {

    /** Only the built-in strategies. */
    public static final StrategyCatalog BUILT_IN = new StrategyCatalog(Strategies.BUILT_IN);

    /** @throws IllegalArgumentException if two strategies have the same name */
    public StrategyCatalog {
        all = List.copyOf(all);
        List<String> names = all.stream().map(Strategy::name).toList();
        for (int i = 0; i < names.size(); i++) {
            if (names.indexOf(names.get(i)) < i) {
                throw new IllegalArgumentException("there are two strategies called '" + names.get(i) + "'");
            }
        }
    }

    /** Returns the built-in strategies and the user's own. */
    public static StrategyCatalog with(List<CustomRule> rules, List<Strategy> plugged) {
        return new StrategyCatalog(
                Stream.of(Strategies.BUILT_IN.stream(), rules.stream().map(CustomRule::asStrategy), plugged.stream())
                        .flatMap(each -> each)
                        .toList());
    }

    public Optional<Strategy> find(String name) {
        return all.stream().filter(strategy -> strategy.name().equals(name)).findFirst();
    }

    /** Returns all strategies of a group. */
    public List<Strategy> group(String group) {
        return all.stream().filter(strategy -> strategy.group().equals(group)).toList();
    }

    /** Returns the strategy of a perturbation. An unknown strategy is assumed to change APIs only. */
    public Strategy of(Perturbation perturbation) {
        return find(perturbation.strategy()).orElseGet(() -> Strategy.own(perturbation.strategy(), List.of(), ""));
    }

    /** Whether tests mostly wait under a treatment, so that many runs can be active at the same time. */
    public boolean waits(Treatment treatment) {
        return strategies(treatment).anyMatch(Strategy::waits);
    }

    /** Whether tests may take much longer under a treatment without hanging. */
    public boolean prolongs(Treatment treatment) {
        return strategies(treatment).anyMatch(Strategy::prolongs);
    }

    /** Whether a treatment needs a JVM with delay points. */
    public boolean needsDelayPoints(Treatment treatment) {
        return strategies(treatment).anyMatch(Strategy::needsDelayPoints);
    }

    /** Whether a treatment needs a newly started JVM. */
    public boolean needsOwnJvm(Treatment treatment) {
        return !jvmSettings(treatment, "").isEmpty();
    }

    /**
     * Returns the settings with which a JVM is started for a treatment. The agent applies settings for single calls.
     *
     * @param folder the parent of folders for temporary files
     */
    public JvmSettings jvmSettings(Treatment treatment, String folder) {
        return treatment.perturbations().stream()
                .filter(perturbation ->
                        !perturbation.isNarrow() || of(perturbation).isWholeJvmOnly())
                .flatMap(perturbation -> of(perturbation).setting().stream()
                        .map(setting -> setting.start().settings(perturbation.parameters(), folder)))
                .reduce(JvmSettings.NONE, JvmSettings::and);
    }

    private Stream<Strategy> strategies(Treatment treatment) {
        return treatment.perturbations().stream().map(this::of);
    }
}
