package io.unflake.engine.minimise;

import io.unflake.model.Perturbation;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.Megabytes;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;

/**
 * The line along which a strategy becomes milder: from 0, where it changes nothing, to 1, its setting now.
 *
 * @param parameter what is varied
 * @param at the value at a point
 * @param precision points closer than this are one
 */
record Axis(String parameter, DoubleFunction<String> at, double precision) {

    /** On lines where equal steps are equal ratios, a difference of five percent is none. */
    private static final double RATIO = 1.05;

    private static final double LEAST_MILLIS = 1;

    /** Megabytes that hardly a test needs. */
    private static final int LARGE_HEAP = 2048;

    /** The parameters that lengths of time are varied by. */
    private static final Map<String, String> DURATIONS = Map.of(
            "time.increment", "delta",
            "time.coarse", "granularity",
            "sleep.increase", "add",
            "sleep.decrease", "subtract");

    /** The axis of a strategy, if it has a size. */
    static Optional<Axis> of(Perturbation perturbation, Instant now) {
        String strategy = perturbation.strategy();
        if (DURATIONS.containsKey(strategy)) {
            return ofDuration(perturbation, DURATIONS.get(strategy));
        }
        return switch (strategy) {
            case "time.fast", "time.slow" ->
                Optional.of(ratios("factor", 1, number(perturbation, "factor"), Axis::rounded));
            case "concurrency.shrink", "network.delay" ->
                Optional.of(ratios("factor", 1, number(perturbation, "factor"), Axis::rounded));
            case "environment.heap" -> heap(perturbation);
            case "date.moment" -> date(perturbation, now);
            default -> Optional.empty();
        };
    }

    /** An axis of a length of time, if it can be shorter. */
    static Optional<Axis> ofDuration(Perturbation perturbation, String parameter) {
        double millis =
                Durations.parse(perturbation.parameters().get(parameter)).toMillis();
        return millis <= LEAST_MILLIS
                ? Optional.empty()
                : Optional.of(ratios(parameter, LEAST_MILLIS, millis, Axis::duration));
    }

    private static double number(Perturbation perturbation, String parameter) {
        return Double.parseDouble(perturbation.parameters().get(parameter));
    }

    private static Axis ratios(String parameter, double mild, double strong, DoubleFunction<String> text) {
        double span = Math.log(strong / mild);
        return new Axis(parameter, x -> text.apply(mild * Math.exp(x * span)), Math.log(RATIO) / Math.abs(span));
    }

    private static Optional<Axis> heap(Perturbation perturbation) {
        int megabytes = Megabytes.parse(perturbation.parameters().get("heap"));
        return megabytes >= LARGE_HEAP
                ? Optional.empty()
                : Optional.of(ratios("heap", LARGE_HEAP, megabytes, size -> Megabytes.format(Math.round(size))));
    }

    private static Optional<Axis> date(Perturbation perturbation, Instant now) {
        LocalDate today = LocalDate.ofInstant(now, ZoneOffset.UTC);
        LocalDate there =
                LocalDate.ofInstant(Instant.parse(perturbation.parameters().get("moment")), ZoneOffset.UTC);
        long days = there.toEpochDay() - today.toEpochDay();
        return Math.abs(days) < 2
                ? Optional.empty()
                : Optional.of(new Axis(
                        "moment",
                        x -> today.plusDays(Math.round(x * days))
                                .atStartOfDay()
                                .toInstant(ZoneOffset.UTC)
                                .toString(),
                        1.0 / Math.abs(days)));
    }

    private static String duration(double millis) {
        return Durations.format(Duration.ofMillis(Math.round(millis)));
    }

    private static String rounded(double number) {
        return Double.toString(Math.round(number * 10_000) / 10_000.0);
    }
}
