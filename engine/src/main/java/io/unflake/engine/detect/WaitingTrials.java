package io.unflake.engine.detect;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.search.TrialOutcome;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** Trials under which tests mostly wait. They go on while the failures of other trials are confirmed. */
final class WaitingTrials {

    private static final long MILLIS_BETWEEN_CHECKS = 100;

    private final List<Future<List<TrialOutcome>>> underWay = new ArrayList<>();

    void begin(Callable<List<TrialOutcome>> trials) {
        underWay.add(SideBySide.begin("unflake-waiting", trials));
    }

    /** Whether trials are left whose outcomes were not returned yet. */
    boolean areLeft() {
        return !underWay.isEmpty();
    }

    /**
     * Waits until all trials have ended, and returns the outcomes of those that have, each once.
     *
     * @param isOver whether to wait no longer
     */
    List<TrialOutcome> await(BooleanSupplier isOver) {
        while (!isOver.getAsBoolean() && underWay.stream().anyMatch(each -> !each.isDone())) {
            waitFor(underWay.stream().filter(each -> !each.isDone()).findFirst().orElse(underWay.get(0)));
        }
        return ended();
    }

    /** Returns the outcomes of trials that have ended, each once. */
    List<TrialOutcome> ended() {
        List<TrialOutcome> outcomes = new ArrayList<>();
        for (Iterator<Future<List<TrialOutcome>>> each = underWay.iterator(); each.hasNext(); ) {
            Future<List<TrialOutcome>> trials = each.next();
            if (trials.isDone()) {
                outcomes.addAll(SideBySide.join(trials));
                each.remove();
            }
        }
        return outcomes;
    }

    private static void waitFor(Future<?> trials) {
        try {
            trials.get(MILLIS_BETWEEN_CHECKS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // A failure is thrown when its result is taken.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while runs were under way", e);
        }
    }
}
