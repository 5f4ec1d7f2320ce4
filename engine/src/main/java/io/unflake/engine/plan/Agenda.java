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
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * The order in which planned runs start.
 *
 * <p>If there is time for all of them, the longest start first, so that none is left over when all others are done.
 * Otherwise those start first that find most per second, and every group of strategies has its first turn before any
 * group has its second.
 */
public final class Agenda {

    private final RunDurations durations;
    private final boolean isTimeShort;

    /**
     * Plans for a limited time.
     *
     * @param millis the time for all runs of a plan
     * @param jobs the number of runs at the same time
     */
    public static Agenda within(long millis, int jobs, Map<Trial, List<Run>> plan, RunDurations durations) {
        long expected = plan.values().stream()
                .flatMap(List::stream)
                .mapToLong(durations::expectedMillis)
                .sum();
        return new Agenda(durations, expected / jobs > millis);
    }

    private Agenda(RunDurations durations, boolean isTimeShort) {
        this.durations = durations;
        this.isTimeShort = isTimeShort;
    }

    /** A planned run, its trial and what is to be expected of it. */
    private record Item(Run run, Trial trial, double seconds, double findingsPerSecond) {}

    /** Returns the trials in the order in which their first runs start. */
    public List<Trial> trials(Map<Trial, List<Run>> plan) {
        List<Run> order = order(plan);
        return plan.keySet().stream()
                .sorted(Comparator.comparingInt(trial ->
                        plan.get(trial).stream().mapToInt(order::indexOf).min().orElse(order.size())))
                .toList();
    }

    /** Returns the runs of all trials in the order in which they start. */
    public List<Run> order(Map<Trial, List<Run>> plan) {
        List<Item> items = new ArrayList<>();
        plan.forEach((trial, runs) -> runs.forEach(run -> items.add(item(trial, run, runs))));
        if (isTimeShort) {
            Map<Trial, Integer> turns = turns(plan, items);
            items.sort(Comparator.comparing((Item item) -> turns.get(item.trial))
                    .thenComparing(Item::findingsPerSecond, Comparator.reverseOrder()));
        } else {
            items.sort(Comparator.comparing(Item::seconds, Comparator.reverseOrder()));
        }
        return items.stream().map(Item::run).toList();
    }

    private Item item(Trial trial, Run run, List<Run> all) {
        double seconds = Math.max(0.01, durations.expectedMillis(run) / 1000.0);
        double tests = all.stream().mapToInt(each -> each.tests().size()).sum();
        double findings =
                trial.strategies().stream().mapToInt(Strategy::usualFindings).sum();
        return new Item(run, trial, seconds, findings * run.tests().size() / tests / seconds);
    }

    /** A trial has its turn when none of its groups was served more often than this. */
    private static Map<Trial, Integer> turns(Map<Trial, List<Run>> plan, List<Item> items) {
        ToDoubleFunction<Trial> best = trial -> items.stream()
                .filter(item -> item.trial.equals(trial))
                .mapToDouble(Item::findingsPerSecond)
                .max()
                .orElse(0);
        Map<String, Integer> served = new HashMap<>();
        Map<Trial, Integer> turns = new LinkedHashMap<>();
        plan.keySet().stream()
                .sorted(Comparator.comparingDouble(best).reversed())
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
