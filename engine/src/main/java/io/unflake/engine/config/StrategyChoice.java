package io.unflake.engine.config;

import io.unflake.engine.plan.Trial;
import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.UserException;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import io.unflake.model.strategy.StrategyText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Turns {@code --strategy} and {@code --mode} into the trials to make. */
public final class StrategyChoice {

    /** Stands for the strategies of the ChaosAPI paper. */
    public static final String PAPER = "paper";

    private final StrategyCatalog catalog;
    private final HostDefaults host;

    /** @param host fills in defaults that depend on this machine and the seed */
    public StrategyChoice(StrategyCatalog catalog, HostDefaults host) {
        this.catalog = catalog;
        this.host = host;
    }

    /**
     * The trials for a choice.
     *
     * @param texts names of strategies, with or without settings, names of groups, or {@code paper}; if empty, all are
     *     tried alone and those of the paper together
     */
    public List<Trial> trials(List<String> texts, Mode mode) {
        List<Trial> trials = new ArrayList<>();
        if (mode.single()) {
            chosen(texts.isEmpty() ? everything() : texts, Strategies.PAPER)
                    .forEach(one -> trials.add(trial(List.of(one))));
        }
        if (mode.combined()) {
            trials.add(together(chosen(texts.isEmpty() ? List.of(PAPER) : texts, Strategies.PAPER_COMBINED)));
        }
        return trials;
    }

    private List<String> everything() {
        return catalog.all().stream().map(Strategy::name).toList();
    }

    /** A strategy named by itself replaces the same one from a set before it: that is how sets are tuned. */
    private List<Perturbation> chosen(List<String> texts, List<String> paper) {
        Map<String, Perturbation> chosen = new LinkedHashMap<>();
        for (String text : texts) {
            StrategyText parsed = parse(text);
            List<String> set = setOf(parsed, paper);
            set.forEach(name -> chosen.putIfAbsent(name, perturbation(name, Map.of())));
            if (set.isEmpty()) {
                Perturbation one = perturbation(parsed.name(), parsed.settings());
                boolean again = texts.stream()
                                .filter(other -> parse(other).name().equals(parsed.name()))
                                .count()
                        > 1;
                chosen.put(again ? one.text() : one.strategy(), one);
            }
        }
        return List.copyOf(chosen.values());
    }

    private static StrategyText parse(String text) {
        try {
            return StrategyText.parse(text);
        } catch (IllegalArgumentException e) {
            throw UserException.wrongUse(
                            "--strategy " + text + ": " + e.getMessage(), "Write --strategy NAME:key=value,key=value.")
                    .because(e);
        }
    }

    /** The strategies that a name for several stands for; none if it names one. */
    private List<String> setOf(StrategyText text, List<String> paper) {
        List<String> set = text.name().equals(PAPER)
                ? paper
                : catalog.group(text.name()).stream().map(Strategy::name).toList();
        if (!set.isEmpty() && catalog.find(text.name()).isEmpty()) {
            if (!text.settings().isEmpty()) {
                throw UserException.wrongUse(
                        "'" + text.name() + "' is a set of strategies, which have no parameters in common",
                        "Tune one by its own name, such as --strategy " + set.get(0) + ":...");
            }
            return set;
        }
        return List.of();
    }

    private Perturbation perturbation(String name, Map<String, String> settings) {
        Strategy strategy = catalog.find(name)
                .orElseThrow(() -> UserException.wrongUse(
                        "there is no strategy '" + name + "'",
                        NearestName.remedy(name, names(), "`unflake strategies` lists all.")));
        try {
            return host.resolve(strategy.with(settings));
        } catch (IllegalArgumentException e) {
            throw UserException.wrongUse(
                            "strategy " + name + ": " + e.getMessage(), "`unflake strategies` lists all parameters.")
                    .because(e);
        }
    }

    /** Everything that {@code --strategy} accepts. */
    private List<String> names() {
        return Stream.of(
                        catalog.all().stream().map(Strategy::name),
                        catalog.all().stream().map(Strategy::group).distinct(),
                        Stream.of(PAPER))
                .flatMap(names -> names)
                .toList();
    }

    private Trial together(List<Perturbation> parts) {
        Map<String, String> groups = new LinkedHashMap<>();
        for (Perturbation part : parts) {
            String group = strategy(part).group();
            String other = groups.putIfAbsent(group, part.strategy());
            if (other != null) {
                throw UserException.wrongUse(
                        "'" + other + "' and '" + part.strategy() + "' are both of group " + group
                                + " and cannot be combined",
                        "Choose one of each group for combined mode, or use --mode single.");
            }
        }
        return trial(parts);
    }

    private Trial trial(List<Perturbation> parts) {
        List<Perturbation> sorted = parts.stream()
                .sorted(Comparator.comparing(part -> everything().indexOf(part.strategy())))
                .toList();
        return new Trial(
                new Treatment(sorted), sorted.stream().map(this::strategy).toList());
    }

    private Strategy strategy(Perturbation part) {
        return catalog.find(part.strategy()).orElseThrow();
    }
}
