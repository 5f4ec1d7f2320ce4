package io.unflake.engine.fork;

import io.unflake.engine.experiment.Batch;
import io.unflake.engine.plan.Planner;
import io.unflake.model.Run;
import io.unflake.model.TestResult;
import java.util.function.BooleanSupplier;

/**
 * Ends a run of exploration in which one test after the other fails slowly, such as those that wait for a server that
 * cannot start, or for which it is too late. What has failed by then tells enough, and other treatments are still to be
 * tried, or failures to be confirmed.
 */
final class Patience {

    private final TimeLimits limits;
    private final BooleanSupplier isTooLate;
    private long wastedMillis;

    Patience(TimeLimits limits, BooleanSupplier isTooLate) {
        this.limits = limits;
        this.isTooLate = isTooLate;
    }

    /** Returns the patience for a batch, which has no limit unless it explores. */
    static Patience with(Batch batch, TimeLimits limits, BooleanSupplier isTooLate) {
        boolean explores = batch.runs().stream().allMatch(run -> run.purpose().equals(Planner.PURPOSE));
        return new Patience(limits, explores ? isTooLate : () -> false);
    }

    /** Counts the time that a failing test took longer than in the plain run. */
    void add(Run run, TestResult result) {
        boolean isExplored =
                run.purpose().equals(Planner.PURPOSE) && !run.treatment().isControl();
        if (isExplored && result.failed()) {
            wastedMillis += Math.max(0, result.millis() - limits.plainMillis(result.test()));
        }
    }

    boolean isOver() {
        return wastedMillis > limits.mostWastedMillis() || isTooLate.getAsBoolean();
    }
}
