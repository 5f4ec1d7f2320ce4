package io.unflake.engine.minimise;

import io.unflake.model.Hit;
import io.unflake.model.finding.Margin;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.Megabytes;
import io.unflake.model.strategy.PlausibleLimit;
import io.unflake.model.strategy.Strategy;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

/**
 * Decides whether a failure is plausible in practice: whether its margin is within the limit of the strategy.
 * {@code docs/findings.md} gives the reason for each limit.
 *
 * @param limits the user's limits by name of the strategy; other strategies have their default limits
 */
public record Plausibility(Map<String, String> limits) {

    public Plausibility {
        limits = Map.copyOf(limits);
    }

    /** Whether a test whose margin is unknown fails under a plausible setting; null if that depends on the margin. */
    public static Boolean withoutMargin(Strategy strategy) {
        return switch (strategy.limit().measure()) {
            case ALWAYS -> true;
            case NEVER -> false;
            default -> null;
        };
    }

    /**
     * Whether the test fails even if the strategy stays within its limit; null if that is unknown.
     *
     * @param places the number of places that must be perturbed together
     */
    Boolean holds(Strategy strategy, Margin margin, int places, List<Hit> hits, Instant now) {
        PlausibleLimit limit = limits.containsKey(strategy.name())
                ? strategy.limit().withValue(limits.get(strategy.name()))
                : strategy.limit();
        boolean measured = margin != null && limit.isAdjustable();
        return measured
                ? Boolean.valueOf(isWithin(limit, margin, places, longestAsked(hits), now))
                : withoutMargin(strategy);
    }

    private static boolean isWithin(PlausibleLimit limit, Margin margin, int places, Duration asked, Instant now) {
        String fails = margin.fails();
        return switch (limit.measure()) {
            case ALWAYS, NEVER -> throw new IllegalArgumentException("this measure has no value");
            case DURATION -> Durations.parse(fails).compareTo(Durations.parse(limit.value())) <= 0;
            case TOTAL_DURATION ->
                Durations.parse(fails).multipliedBy(places).compareTo(Durations.parse(limit.value())) <= 0;
            case FACTOR -> Double.parseDouble(fails) <= number(limit);
            case RECIPROCAL -> 1 / Double.parseDouble(fails) <= number(limit);
            case SLOWDOWN -> slowdown(asked, Durations.parse(fails)) <= number(limit);
            case CONNECT_DELAY -> connectDelay(margin, asked).compareTo(Durations.parse(limit.value())) <= 0;
            case YEARS_AHEAD -> !Instant.parse(fails).isAfter(yearsAhead(now, (long) number(limit)));
            case MEGABYTES -> Megabytes.parse(fails) >= number(limit);
        };
    }

    private static Duration longestAsked(List<Hit> hits) {
        return Duration.ofNanos(hits.stream()
                .filter(Hit::perturbed)
                .mapToLong(Hit::askedNanos)
                .max()
                .orElse(0));
    }

    private static double number(PlausibleLimit limit) {
        return Double.parseDouble(limit.value());
    }

    private static Instant yearsAhead(Instant now, long years) {
        return now.atOffset(ZoneOffset.UTC).plusYears(years).toInstant();
    }

    /** The slowdown of the awaited work that has the same effect as shortening a sleep by {@code less}. */
    private static double slowdown(Duration asked, Duration less) {
        double left = asked.minus(less).toMillis();
        return left <= 0 ? Double.POSITIVE_INFINITY : asked.toMillis() / left;
    }

    private static Duration connectDelay(Margin margin, Duration timeout) {
        return margin.parameter().equals("resolve")
                ? Durations.parse(margin.fails())
                : Duration.ofMillis(Math.round(timeout.toMillis() * (1 - Double.parseDouble(margin.fails()))));
    }
}
