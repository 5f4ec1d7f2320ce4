package io.unflake.engine.detect;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.search.TrialOutcome;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Trials under which tests mostly wait. They go on while the failures of other trials are confirmed. */
final class WaitingTrials {

    private static final long MILLIS_BETWEEN_CHECKS = 100;

    private final List<Future<?>> underWay = new ArrayList<>();
    private final Queue<TrialOutcome> outcomes = new ConcurrentLinkedQueue<>();

    /** @param trials performs trials and passes the outcome of each one as soon as it has ended */
    void begin(Consumer<Consumer<TrialOutcome>> trials) {
        underWay.add(SideBySide.begin("unflake-waiting", () -> {
            trials.accept(outcomes::add);
            return null;
        }));
    }

    /** Whether trials are left whose outcomes were not returned yet. */
    boolean areLeft() {
        return !underWay.isEmpty() || !outcomes.isEmpty();
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

    /** Waits like {@link #await}, but only until a test has failed. */
    List<TrialOutcome> awaitFailure(BooleanSupplier isOver) {
        return await(() -> isOver.getAsBoolean()
                || outcomes.stream().anyMatch(outcome -> !outcome.candidates().isEmpty()));
    }

    /** Returns the outcomes of trials that have ended, each once. */
    List<TrialOutcome> ended() {
        for (Iterator<Future<?>> each = underWay.iterator(); each.hasNext(); ) {
            Future<?> trials = each.next();
            if (trials.isDone()) {
                SideBySide.join(trials);
                each.remove();
            }
        }
        List<TrialOutcome> ended = new ArrayList<>();
        for (TrialOutcome next = outcomes.poll(); next != null; next = outcomes.poll()) {
            ended.add(next);
        }
        return ended;
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
