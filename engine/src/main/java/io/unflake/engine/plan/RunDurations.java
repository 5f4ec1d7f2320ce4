package io.unflake.engine.plan;

import io.unflake.model.Observation;
import io.unflake.model.Perturbation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Estimates how long runs take, from the durations of their tests in a plain run. */
public final class RunDurations {

    private static final Set<Jvm> STARTED_FOR_ONE_RUN = EnumSet.of(Jvm.PLAIN, Jvm.FRESH, Jvm.RECORDING);
    private static final long JVM_START_MILLIS = 1_500;

    /** How much longer a test takes at each site that waits. */
    private static final long WAIT_MILLIS = 2_000;

    /** How much longer a test takes at each site where a loop may wait for the clock. */
    private static final long LOOP_MILLIS = 250;

    private final Map<TestId, Long> millis = new HashMap<>();
    private final Map<TestId, List<Site>> reached = new HashMap<>();
    private final StrategyCatalog catalog;

    public RunDurations(Observation plain, StrategyCatalog catalog) {
        this.catalog = catalog;
        for (TestResult result : plain.results()) {
            millis.merge(result.test().base(), result.millis(), Long::sum);
            reached.putIfAbsent(result.test().base(), result.reached());
        }
    }

    /** Returns the expected duration of a run. */
    public long expectedMillis(Run run) {
        List<Strategy> prolonging = run.treatment().perturbations().stream()
                .map((Perturbation each) -> catalog.of(each))
                .filter(Strategy::prolongs)
                .toList();
        long sum = STARTED_FOR_ONE_RUN.contains(run.jvm()) ? JVM_START_MILLIS : 0;
        for (TestId test : run.tests()) {
            sum += millis.getOrDefault(test.base(), 0L);
            for (Strategy strategy : prolonging) {
                sum += places(test, strategy) * (strategy.waits() ? WAIT_MILLIS : LOOP_MILLIS);
            }
        }
        return sum;
    }

    /** The number of places in project code where a strategy acts on a test. */
    private long places(TestId test, Strategy strategy) {
        return reached.getOrDefault(test.base(), List.of()).stream()
                .filter(site -> site.project() && strategy.actsAt(site))
                .count();
    }
}
