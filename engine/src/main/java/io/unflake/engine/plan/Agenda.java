package io.unflake.engine.plan;

import io.unflake.model.Run;
import io.unflake.model.strategy.Strategy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The order in which planned runs start.
 *
 * <p>If there is time for all of them, the longest start first, so that none is left over when all others are done.
 * Otherwise those start first that find most per second, and every group of strategies has its first turn before any
 * group has its second.
 */
public final class Agenda {

    private final Set<Trial> trials;
    private final List<Item> items;

    /**
     * Plans for a limited time.
     *
     * @param millis the time for all runs of a plan
     * @param jobs the number of runs at the same time
     */
    public static Agenda within(long millis, int jobs, Map<Trial, List<Run>> plan, RunDurations durations) {
        List<Item> items = new ArrayList<>();
        plan.forEach((trial, runs) -> runs.forEach(run -> items.add(item(trial, run, runs, durations))));
        double expectedSeconds = items.stream().mapToDouble(Item::seconds).sum();
        return new Agenda(plan.keySet(), items, expectedSeconds * 1000 / jobs > millis);
    }

    private Agenda(Set<Trial> trials, List<Item> items, boolean isTimeShort) {
        this.trials = trials;
        this.items = isTimeShort ? mostFindingsFirst(items) : longestFirst(items);
    }

    /** A planned run, its trial and what is to be expected of it. */
    private record Item(Run run, Trial trial, double seconds, double findingsPerSecond) {}

    /** Returns the trials in the order in which their first runs start, those without runs last. */
    public List<Trial> trials() {
        return Stream.concat(items.stream().map(Item::trial), trials.stream())
                .distinct()
                .toList();
    }

    /** Returns the runs of all trials in the order in which they start. */
    public List<Run> order() {
        return items.stream().map(Item::run).toList();
    }

    private static List<Item> longestFirst(List<Item> items) {
        return items.stream()
                .sorted(Comparator.comparing(Item::seconds, Comparator.reverseOrder()))
                .toList();
    }

    private static List<Item> mostFindingsFirst(List<Item> items) {
        Map<Trial, Integer> turns = turns(items);
        return items.stream()
                .sorted(Comparator.comparing((Item item) -> turns.get(item.trial))
                        .thenComparing(Item::findingsPerSecond, Comparator.reverseOrder()))
                .toList();
    }

    private static Item item(Trial trial, Run run, List<Run> all, RunDurations durations) {
        double seconds = Math.max(0.01, durations.expectedMillis(run) / 1000.0);
        double tests = all.stream().mapToInt(each -> each.tests().size()).sum();
        double findings =
                trial.strategies().stream().mapToInt(Strategy::usualFindings).sum();
        return new Item(run, trial, seconds, findings * run.tests().size() / tests / seconds);
    }

    /** A trial has its turn when none of its groups was served more often than this. */
    private static Map<Trial, Integer> turns(List<Item> items) {
        Map<Trial, Double> best = new LinkedHashMap<>();
        items.forEach(item -> best.merge(item.trial, item.findingsPerSecond, Math::max));
        Map<String, Integer> served = new HashMap<>();
        Map<Trial, Integer> turns = new LinkedHashMap<>();
        best.keySet().stream()
                .sorted(Comparator.comparing(best::get, Comparator.reverseOrder()))
                .forEach(trial -> {
                    Set<String> groups =
                            trial.strategies().stream().map(Strategy::group).collect(Collectors.toSet());
                    turns.put(
                            trial,
                            groups.stream()
                                    .mapToInt(group -> served.getOrDefault(group, 0))
                                    .min()
                                    .orElse(0));
                    groups.forEach(group -> served.merge(group, 1, Integer::sum));
                });
        return turns;
    }
}
