package io.unflake.engine.fork;

import io.unflake.engine.plan.Planner;
import io.unflake.model.Run;
import io.unflake.model.TestResult;

/**
 * Ends a run of exploration in which one test after the other fails slowly, such as those that wait for a server that
 * cannot start. What has failed by then tells enough, and other treatments are still to be tried.
 */
final class Patience {

    private final TimeLimits limits;
    private long wastedMillis;

    Patience(TimeLimits limits) {
        this.limits = limits;
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
        return wastedMillis > limits.mostWastedMillis();
    }
}
