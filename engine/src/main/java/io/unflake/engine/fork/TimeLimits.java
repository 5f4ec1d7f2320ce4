package io.unflake.engine.fork;

import io.unflake.model.Observation;
import io.unflake.model.Perturbation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.ThreadDelay;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** Time limits of tests; a test that exceeds its limit counts as hanging. */
public final class TimeLimits {

    private static final long TREATED_BASE_MILLIS = 10_000;
    private static final long TREATED_FACTOR = 5;
    private static final long ADDED_WAITING_MILLIS = 40_000;
    private static final long LEAST_BETWEEN_TESTS_MILLIS = 60_000;
    private static final long LEAST_WASTED_MILLIS = 30_000;

    private final long userMillis;
    private final Predicate<Treatment> prolongs;
    private final Map<TestId, Long> plainMillis;
    private final Map<TestId, Long> fixedMillis;
    private final long mostWastedMillis;

    /** How long tests took in controls that passed: often longer than in the plain run, where caches are filled. */
    private final Map<TestId, Long> controlMillis = new ConcurrentHashMap<>();

    private TimeLimits(
            long userMillis,
            Predicate<Treatment> prolongs,
            Map<TestId, Long> plainMillis,
            Map<TestId, Long> fixedMillis,
            long mostWastedMillis) {
        this.userMillis = userMillis;
        this.prolongs = prolongs;
        this.plainMillis = plainMillis;
        this.fixedMillis = fixedMillis;
        this.mostWastedMillis = mostWastedMillis;
    }

    /**
     * Applies the user's limit to every test.
     *
     * @param prolongs whether tests may take much longer under a treatment without hanging
     */
    public static TimeLimits of(Duration userLimit, Predicate<Treatment> prolongs) {
        return new TimeLimits(userLimit.toMillis(), prolongs, Map.of(), Map.of(), Long.MAX_VALUE);
    }

    /** Applies the user's limit to every test except one, which has its own limit. */
    public static TimeLimits fixed(TestId test, Duration limit, Duration userLimit) {
        return new TimeLimits(
                userLimit.toMillis(), treatment -> false, Map.of(), Map.of(test, limit.toMillis()), Long.MAX_VALUE);
    }

    /**
     * Returns the same limits, except that those of treated tests depend on their duration in a plain run.
     *
     * @param patient whether to try a treatment on all tests, however many of them fail slowly
     */
    public TimeLimits knowing(Observation plain, boolean patient) {
        Map<TestId, Long> millis = new HashMap<>();
        for (TestResult result : plain.results()) {
            millis.merge(result.test(), result.millis(), Math::max);
        }
        long mostWasted = patient ? Long.MAX_VALUE : Math.max(LEAST_WASTED_MILLIS, plain.millis());
        return new TimeLimits(userMillis, prolongs, millis, fixedMillis, mostWasted);
    }

    /** The longest time that a test may take under a treatment, whatever it takes in a plain run. */
    public static Duration longest(Duration userLimit, boolean prolonged) {
        return prolonged ? userLimit.plusMillis(ADDED_WAITING_MILLIS) : userLimit;
    }

    long millis(Run run, TestId test) {
        Long plain = plainMillis.get(test);
        if (plain == null || run.treatment().isControl()) {
            return fixedMillis.getOrDefault(test, userMillis);
        }
        long waiting = prolongs.test(run.treatment()) ? waitingMillis(run.treatment()) : 0;
        long longest = Math.max(plain, controlMillis.getOrDefault(test, 0L));
        return Math.min(userMillis, TREATED_BASE_MILLIS + TREATED_FACTOR * longest) + waiting;
    }

    /** Takes into account how long a test takes if nothing is perturbed. */
    void learn(Run run, TestResult result) {
        boolean isRecorded = run.jvm() == Jvm.RECORDING || run.jvm() == Jvm.DETAILED;
        if (run.treatment().isControl() && !isRecorded && result.passed()) {
            controlMillis.merge(result.test(), result.millis(), Math::max);
        }
    }

    /** Delays of threads are bounded, so a test that waits longer hangs. */
    private static long waitingMillis(Treatment treatment) {
        List<Perturbation> parts = treatment.perturbations();
        List<Duration> delays = parts.stream()
                .map(ThreadDelay::initial)
                .flatMap(Optional::stream)
                .toList();
        return delays.size() < parts.size()
                ? ADDED_WAITING_MILLIS
                : delays.stream()
                        .mapToLong(initial -> ThreadDelay.mostInTest(initial).toMillis())
                        .sum();
    }

    /** How long a test takes in a plain run; 0 if that is unknown. */
    long plainMillis(TestId test) {
        return plainMillis.getOrDefault(test, 0L);
    }

    /** How much longer the failing tests of one run may take, all together, than in a plain run. */
    long mostWastedMillis() {
        return mostWastedMillis;
    }

    /** The time limit between two tests: for the JVM start, fixtures and the test framework. */
    long millisBetweenTests() {
        return Math.max(userMillis, LEAST_BETWEEN_TESTS_MILLIS);
    }
}
