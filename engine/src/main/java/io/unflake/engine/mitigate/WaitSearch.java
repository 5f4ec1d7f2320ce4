package io.unflake.engine.mitigate;

import io.unflake.engine.plan.ThreadProfile;
import io.unflake.model.Perturbation;
import io.unflake.model.Span;
import io.unflake.model.Spot;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.ThreadKey;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Margin;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.ThreadDelay;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Searches where the test's own thread must wait, and how long, for a test to pass although another thread is late: the
 * opposite of the delay that makes it fail.
 *
 * <p>Waits are tried at the delay points in the test class, the one that was passed last before the failure first.
 */
final class WaitSearch {

    private static final long LONGEST_MILLIS = 10_000;
    private static final long LEAST_SLACK_MILLIS = 250;
    private static final long ROUND_MILLIS = 100;
    private static final int MOST_POINTS = 12;

    private final Treatment late;
    private final TestId test;
    private final Function<List<Treatment>, List<TestResult>> runs;
    private final BooleanSupplier isOver;

    /**
     * Tries nothing yet.
     *
     * @param late the delays that make the test fail
     * @param runs performs runs of the test under some treatments, side by side
     */
    WaitSearch(Treatment late, TestId test, Function<List<Treatment>, List<TestResult>> runs, BooleanSupplier isOver) {
        this.late = late;
        this.test = test;
        this.runs = runs;
        this.isOver = isOver;
    }

    /**
     * A wait with which the test passed.
     *
     * @param spot the delay point where the thread of the test waits
     * @param passing the result with the wait, whose hits are the points that all threads passed
     */
    record Wait(Spot spot, long millis, TestResult passing) {

        /** The treatment that makes the test fail, with this wait. */
        Treatment with(Treatment late) {
            return new Treatment(Stream.concat(late.perturbations().stream(), Stream.of(delay(millis, List.of(spot))))
                    .toList());
        }
    }

    /**
     * Returns the first wait that is accepted; null if there is none.
     *
     * @param margin how long the delays must be for the test to fail; null if unknown
     */
    Wait find(Margin margin, Predicate<Wait> accepted) {
        if (late.spots().stream().anyMatch(spot -> ThreadKey.MAIN.equals(spot.thread()))) {
            // If the test's own thread is late, it must not wait even longer.
            return null;
        }
        TestResult failing = runs.apply(List.of(profiled(late))).get(0);
        List<Spot> points = failing.failed() ? points(failing) : List.of();
        List<Long> waits = points.isEmpty() ? List.of() : waits(margin);
        for (long millis : waits) {
            for (Wait wait : isOver.getAsBoolean() ? List.<Wait>of() : passing(points, millis)) {
                if (!isOver.getAsBoolean() && accepted.test(wait)) {
                    return wait;
                }
            }
        }
        return null;
    }

    /** The points in the test class that the test's thread passed once, the last one first. */
    private List<Spot> points(TestResult failing) {
        Map<List<Object>, Spot> byPlace = new LinkedHashMap<>();
        failing.hits().stream()
                .filter(hit -> ThreadKey.MAIN.equals(hit.thread()) && hit.calls() == 1)
                .filter(hit -> hit.site().line() > 0
                        && test.isInOutermostClass(hit.site().className()))
                .forEach(hit -> byPlace.putIfAbsent(
                        List.of(hit.site().line(), hit.site().kind()),
                        new Spot(hit.site(), Span.of(List.of(1)), ThreadKey.MAIN)));
        List<Spot> points = new ArrayList<>(byPlace.values());
        Collections.reverse(points);
        return points.stream().limit(MOST_POINTS).toList();
    }

    /** As long as the other thread is late beyond what the test tolerates, twice that, and the longest. */
    private List<Long> waits(Margin margin) {
        long delay = late.perturbations().stream()
                .map(ThreadDelay::initial)
                .flatMap(Optional::stream)
                .mapToLong(Duration::toMillis)
                .sum();
        long tolerated = margin == null || margin.passes() == null
                ? 0
                : Durations.parse(margin.passes()).toMillis();
        long needed = Math.max(0, delay - tolerated);
        long first = needed + Math.max(LEAST_SLACK_MILLIS, needed / 4);
        return LongStream.of(first, 2 * first, LONGEST_MILLIS)
                .map(millis -> Math.min(LONGEST_MILLIS, (millis + ROUND_MILLIS - 1) / ROUND_MILLIS * ROUND_MILLIS))
                .distinct()
                .boxed()
                .toList();
    }

    private List<Wait> passing(List<Spot> points, long millis) {
        List<Treatment> treatments = points.stream()
                .map(spot -> profiled(new Wait(spot, millis, null).with(late)))
                .toList();
        List<TestResult> results = runs.apply(treatments);
        List<Wait> waits = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            if (isLateAndPasses(results.get(i))) {
                waits.add(new Wait(points.get(i), millis, results.get(i)));
            }
        }
        return waits;
    }

    /** Whether the test passed although all delays that make it fail took place. */
    boolean isLateAndPasses(TestResult result) {
        return result.passed()
                && late.spots().stream()
                        .allMatch(spot -> result.hits().stream()
                                .anyMatch(hit -> hit.perturbed()
                                        && hit.site().equals(spot.site())
                                        && Objects.equals(hit.thread(), spot.thread())));
    }

    /** The same treatment, with all points that threads pass among the hits. */
    private static Treatment profiled(Treatment treatment) {
        return new Treatment(
                Stream.concat(treatment.perturbations().stream(), ThreadProfile.TREATMENT.perturbations().stream())
                        .toList());
    }

    private static Perturbation delay(long millis, List<Spot> spots) {
        return ThreadDelay.of(Duration.ofMillis(millis), spots);
    }
}
