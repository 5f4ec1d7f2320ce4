package io.unflake.engine.minimise;

import io.unflake.model.Perturbation;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.Megabytes;
import io.unflake.model.strategy.Parameter;
import io.unflake.model.strategy.ParameterType;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.DoubleFunction;

/**
 * The range of a parameter's values: from 0, where it has no effect, to 1, its present value.
 *
 * @param parameter the name of the parameter
 * @param at returns the value at a point
 * @param precision points closer than this are considered equal
 * @param firstStep where the search starts if a test may fail, pass and fail again along the axis; 1 if that is unlikely
 */
record Axis(String parameter, DoubleFunction<String> at, double precision, double firstStep) {

    private static final double DAYS_PER_YEAR = 365;

    /** On logarithmic axes, values that differ by less than five percent are considered equal. */
    private static final double RATIO = 1.05;

    /** If a test fails only sometimes, values that differ by less than about a half are considered equal. */
    private static final double COARSE_STEPS = 8;

    private static final double LEAST_MILLIS = 1;

    /** A heap in megabytes that is large enough for nearly all tests. */
    private static final int LARGE_HEAP = 2048;

    /** Returns the value at which a parameter has no effect. */
    static String mildest(ParameterType type) {
        return switch (type) {
            case DURATION -> "0s";
            case SPEED, SHARE -> "1.0";
            default -> throw new IllegalArgumentException("a parameter of type " + type + " has no mildest value");
        };
    }

    /** Returns the axis of a parameter, if there are milder values. */
    static Optional<Axis> of(Parameter parameter, Perturbation perturbation, Instant now) {
        String value = perturbation.parameters().get(parameter.name());
        return switch (parameter.type()) {
            case DURATION, STEP -> durations(parameter.name(), value);
            case SPEED, SHARE -> Optional.of(ratios(parameter.name(), 1, Double.parseDouble(value), Axis::rounded));
            case SIZE -> megabytes(parameter.name(), value);
            case MOMENT -> dates(parameter.name(), value, now);
            default -> throw new IllegalArgumentException("a parameter of type " + parameter.type() + " has no axis");
        };
    }

    /** Returns the same axis for a test that fails only sometimes, so that chance decides between close values. */
    Axis coarse() {
        return new Axis(parameter, at, COARSE_STEPS * precision, firstStep);
    }

    /** The value that has no effect, so that it is not tried. */
    String mildest() {
        return at.apply(0);
    }

    private static Optional<Axis> durations(String parameter, String value) {
        double millis = Durations.parse(value).toMillis();
        return millis <= LEAST_MILLIS
                ? Optional.empty()
                : Optional.of(ratios(parameter, LEAST_MILLIS, millis, Axis::duration));
    }

    private static Axis ratios(String parameter, double mild, double strong, DoubleFunction<String> text) {
        double span = Math.log(strong / mild);
        return new Axis(parameter, x -> text.apply(mild * Math.exp(x * span)), Math.log(RATIO) / Math.abs(span), 1);
    }

    private static Optional<Axis> megabytes(String parameter, String value) {
        int megabytes = Megabytes.parse(value);
        return megabytes >= LARGE_HEAP
                ? Optional.empty()
                : Optional.of(ratios(parameter, LARGE_HEAP, megabytes, size -> Megabytes.format(Math.round(size))));
    }

    private static Optional<Axis> dates(String parameter, String value, Instant now) {
        LocalDate today = LocalDate.ofInstant(now, ZoneOffset.UTC);
        LocalDate there = LocalDate.ofInstant(Instant.parse(value), ZoneOffset.UTC);
        long days = there.toEpochDay() - today.toEpochDay();
        return Math.abs(days) < 2
                ? Optional.empty()
                : Optional.of(new Axis(
                        parameter,
                        x -> midnight(today.plusDays(Math.round(x * days))),
                        1.0 / Math.abs(days),
                        Math.min(1, DAYS_PER_YEAR / Math.abs(days))));
    }

    private static String midnight(LocalDate day) {
        return day.atStartOfDay().toInstant(ZoneOffset.UTC).toString();
    }

    private static String duration(double millis) {
        return Durations.format(Duration.ofMillis(Math.round(millis)));
    }

    private static String rounded(double number) {
        return Double.toString(Math.round(number * 10_000) / 10_000.0);
    }
}
