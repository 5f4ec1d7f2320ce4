package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.Perturbation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.strategy.SiteKind;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import io.unflake.model.strategy.ThreadDelay;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Estimates how long runs take, from the durations of their tests in a plain run. */
public final class RunDurations {

    private static final Set<Jvm> STARTED_FOR_ONE_RUN = EnumSet.of(Jvm.PLAIN, Jvm.FRESH, Jvm.RECORDING, Jvm.DETAILED);

    /** How long it takes to start a JVM and its test engines. */
    public static final long JVM_START_MILLIS = 1_500;

    /** How much longer a test takes that waits, however many sites it reaches: 1.1 to 2.6 s in three suites. */
    private static final long WAIT_MILLIS = 2_500;

    /** How much longer a test takes that connects with a timeout of several seconds, mostly at one place. */
    private static final long CONNECT_MILLIS = 2_200;

    /** How much longer a test takes at each site where a loop may wait for the clock. */
    private static final long LOOP_MILLIS = 250;

    /** The results of each test, and those of all invocations of a method together. */
    private final Map<TestId, List<TestResult>> results = new HashMap<>();

    private final StrategyCatalog catalog;

    public RunDurations(Observation plain, StrategyCatalog catalog) {
        this.catalog = catalog;
        for (TestResult result : plain.results()) {
            Stream.of(result.test(), result.test().base())
                    .distinct()
                    .forEach(test -> results.computeIfAbsent(test, key -> new ArrayList<>())
                            .add(result));
        }
    }

    /** Returns the expected duration of a run. */
    public long expectedMillis(Run run) {
        List<Perturbation> prolonging = run.treatment().perturbations().stream()
                .filter(each -> !isProfile(each) && catalog.of(each).prolongs())
                .toList();
        long sum = STARTED_FOR_ONE_RUN.contains(run.jvm()) ? JVM_START_MILLIS : 0;
        for (TestId test : run.tests()) {
            for (TestResult result : results.getOrDefault(test, List.of())) {
                sum += result.millis();
                for (Perturbation part : prolonging) {
                    sum += longerMillis(part, result);
                }
            }
        }
        return sum;
    }

    private static boolean isProfile(Perturbation part) {
        return ThreadProfile.TREATMENT.perturbations().contains(part);
    }

    private long longerMillis(Perturbation part, TestResult result) {
        Optional<Duration> delay = ThreadDelay.initial(part).filter(initial -> part.isNarrow());
        if (delay.isPresent()) {
            return delayMillis(delay.get(), part.spots().size());
        }
        Strategy strategy = catalog.of(part);
        long places = places(result, strategy);
        if (!strategy.waits()) {
            return places * LOOP_MILLIS;
        }
        long once = strategy.kinds().contains(SiteKind.CONNECT) ? CONNECT_MILLIS : WAIT_MILLIS;
        return Math.min(1, places) * once;
    }

    /** A thread is delayed at each of its points, but not for ever. */
    private static long delayMillis(Duration initial, int points) {
        return Math.min(
                initial.multipliedBy(points).toMillis(),
                ThreadDelay.mostInTest(initial).toMillis());
    }

    /** The number of places in project code where a strategy acts on a test. */
    private static long places(TestResult result, Strategy strategy) {
        return result.reached().stream()
                .filter(site -> site.project() && strategy.actsAt(site))
                .count();
    }
}
