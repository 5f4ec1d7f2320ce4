package io.unflake.engine.minimise;

import io.unflake.model.Hit;
import io.unflake.model.finding.Margin;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.Megabytes;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What happens in life: how mild a setting must be for a finding to be more than a curiosity.
 *
 * @param limits by strategy: a length of time, a factor, years ahead, or megabytes
 */
public record Plausibility(Map<String, String> limits) {

    /** The limits if nothing else is said; docs/findings.md has the reason for each. */
    public static final Map<String, String> DEFAULTS = Map.of(
            "time.increment", "10s",
            "time.coarse", "16ms",
            "time.fast", "10",
            "time.slow", "10",
            "date.moment", "30",
            "sleep.increase", "5s",
            "sleep.decrease", "10",
            "concurrency.shrink", "10",
            "network.delay", "10s",
            "environment.heap", "256");

    /** No collection that there is changes its order while nobody changes it. */
    private static final String NEVER = "collection.vary";

    public Plausibility {
        Map<String, String> all = new LinkedHashMap<>(DEFAULTS);
        all.putAll(limits);
        limits = Map.copyOf(all);
    }

    /** Whether a text can be the limit of a strategy: a length of time or a number, as the usual one is. */
    public static boolean isLimit(String strategy, String limit) {
        boolean isTime = DEFAULTS.get(strategy).endsWith("s");
        try {
            return isTime ? !Durations.parse(limit).isNegative() : Double.parseDouble(limit) >= 1;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Whether a strategy need not go beyond what happens in life for the test to fail. */
    boolean holds(String strategy, Margin margin, List<Hit> hits, Instant now) {
        if (strategy.equals(NEVER)) {
            return false;
        }
        String limit = limits.get(strategy);
        if (limit == null || margin == null) {
            return true;
        }
        Duration asked = Duration.ofNanos(hits.stream()
                .filter(Hit::perturbed)
                .mapToLong(Hit::askedNanos)
                .max()
                .orElse(0));
        return switch (strategy) {
            case "date.moment" ->
                !Instant.parse(margin.fails())
                        .isAfter(now.atOffset(ZoneOffset.UTC)
                                .plusYears((long) Double.parseDouble(limit))
                                .toInstant());
            case "time.fast", "time.slow" -> Double.parseDouble(margin.fails()) <= Double.parseDouble(limit);
            case "concurrency.shrink" -> 1 / Double.parseDouble(margin.fails()) <= Double.parseDouble(limit);
            case "environment.heap" -> Megabytes.parse(margin.fails()) >= Double.parseDouble(limit);
            case "sleep.decrease" -> slowdown(asked, Durations.parse(margin.fails())) <= Double.parseDouble(limit);
            case "network.delay" -> delay(margin, asked).compareTo(Durations.parse(limit)) <= 0;
            default -> Durations.parse(margin.fails()).compareTo(Durations.parse(limit)) <= 0;
        };
    }

    /** How many times as long the work may take that a sleep waits for, if so much less sleep is too little. */
    private static double slowdown(Duration asked, Duration less) {
        double left = asked.minus(less).toMillis();
        return left <= 0 ? Double.POSITIVE_INFINITY : asked.toMillis() / left;
    }

    private static Duration delay(Margin margin, Duration timeout) {
        return margin.parameter().equals("resolve")
                ? Durations.parse(margin.fails())
                : Duration.ofMillis(Math.round(timeout.toMillis() * (1 - Double.parseDouble(margin.fails()))));
    }
}
