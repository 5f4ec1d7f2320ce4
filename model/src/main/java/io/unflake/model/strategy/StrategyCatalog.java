package io.unflake.model.strategy;

import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All strategies that a run may use: the built-in ones and the user's own. Answers what treatments imply. */
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

    /** The built-in strategies with the user's own. */
    public static StrategyCatalog with(List<CustomRule> rules, List<Strategy> plugged) {
        return new StrategyCatalog(
                Stream.of(Strategies.BUILT_IN.stream(), rules.stream().map(CustomRule::asStrategy), plugged.stream())
                        .flatMap(each -> each)
                        .toList());
    }

    public Optional<Strategy> find(String name) {
        return all.stream().filter(strategy -> strategy.name().equals(name)).findFirst();
    }

    /** All strategies of a group. */
    public List<Strategy> group(String group) {
        return all.stream().filter(strategy -> strategy.group().equals(group)).toList();
    }

    /** The strategy of a perturbation. An unknown one only changes APIs, like a user's own. */
    public Strategy of(Perturbation perturbation) {
        return find(perturbation.strategy()).orElseGet(() -> Strategy.own(perturbation.strategy(), List.of(), ""));
    }

    /** Whether tests mostly wait under a treatment, so that many runs can go on at the same time. */
    public boolean waits(Treatment treatment) {
        return strategies(treatment).anyMatch(Strategy::waits);
    }

    /** Whether tests may take much longer under a treatment and still end. */
    public boolean prolongs(Treatment treatment) {
        return strategies(treatment).anyMatch(Strategy::prolongs);
    }

    /** Whether a perturbation cannot be limited to some calls, since it holds for a JVM as a whole. */
    public boolean isWholeJvmOnly(Perturbation perturbation) {
        return of(perturbation).setting().filter(Effect.SetsJvm::wholeJvmOnly).isPresent();
    }

    /** Whether a JVM must be started for a treatment. */
    public boolean needsOwnJvm(Treatment treatment) {
        return !jvmSettings(treatment, "").isEmpty();
    }

    /**
     * What a JVM must be started with for a treatment. Settings that only some calls see are left to the agent.
     *
     * @param folder where folders for temporary files may be created
     */
    public JvmSettings jvmSettings(Treatment treatment, String folder) {
        return treatment.perturbations().stream()
                .filter(perturbation -> !perturbation.isNarrow() || isWholeJvmOnly(perturbation))
                .flatMap(perturbation -> of(perturbation).setting().stream()
                        .map(setting -> setting.start().settings(perturbation.parameters(), folder)))
                .reduce(JvmSettings.NONE, JvmSettings::and);
    }

    private Stream<Strategy> strategies(Treatment treatment) {
        return treatment.perturbations().stream().map(this::of);
    }
}
