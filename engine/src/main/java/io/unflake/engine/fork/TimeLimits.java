package io.unflake.engine.fork;

import io.unflake.engine.plan.Waiting;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How long a test may take before it counts as hanging: the user's limit, or what a plain run suggests if treated. */
public final class TimeLimits {

    private static final long TREATED_BASE_MILLIS = 10_000;
    private static final long TREATED_FACTOR = 10;
    private static final long ADDED_WAITING_MILLIS = 40_000;
    private static final long LEAST_BETWEEN_TESTS_MILLIS = 60_000;

    private final long userLimitMillis;
    private final Map<TestId, Long> plainMillis = new ConcurrentHashMap<>();

    public TimeLimits(Duration userLimit) {
        userLimitMillis = userLimit.toMillis();
    }

    /** Learns how long tests take when nothing is perturbed. */
    public void learn(Observation plain) {
        for (TestResult result : plain.results()) {
            plainMillis.merge(result.test(), result.millis(), Math::max);
        }
    }

    long millis(Run run, TestId test) {
        Long plain = plainMillis.get(test);
        if (plain == null || run.treatment().isControl()) {
            return userLimitMillis;
        }
        long waiting = Waiting.mayProlong(run.treatment()) ? ADDED_WAITING_MILLIS : 0;
        return Math.min(userLimitMillis, TREATED_BASE_MILLIS + TREATED_FACTOR * plain) + waiting;
    }

    /** How long the start, fixtures and the framework may take between two tests, however short these are. */
    long millisBetweenTests() {
        return Math.max(userLimitMillis, LEAST_BETWEEN_TESTS_MILLIS);
    }
}
