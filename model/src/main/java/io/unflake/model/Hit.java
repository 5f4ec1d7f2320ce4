package io.unflake.model;

import java.util.List;

/**
 * What happened during a test at a site that a perturbation with spots was asked about.
 *
 * @param thread the thread whose calls were counted; null if the calls of all threads were
 * @param calls how many calls there were at the site
 * @param call the first call that was perturbed, counted from 1; 0 if none was
 * @param stack the stack of that call, innermost frame first
 * @param askedNanos the duration that was passed to that call; 0 if it takes none
 * @param previous the reading of the clock before it on the same thread; null if there was none
 */
public record Hit(
        Site site,
        ThreadKey thread,
        int calls,
        int call,
        List<Frame> stack,
        long askedNanos,
        PreviousReading previous) {

    /**
     * A reading of the clock that came before another one.
     *
     * @param stack its innermost frames
     * @param agoNanos how much real time passed between the two
     */
    public record PreviousReading(Site site, List<Frame> stack, long agoNanos) {

        public PreviousReading {
            stack = List.copyOf(stack);
        }
    }

    public Hit {
        stack = List.copyOf(stack);
    }

    /** Calls at a site, none of which was perturbed. */
    public static Hit unperturbed(Site site, ThreadKey thread, int calls) {
        return new Hit(site, thread, calls, 0, List.of(), 0, null);
    }

    /** The same with another number of calls. */
    public Hit withCalls(int all) {
        return new Hit(site, thread, all, call, stack, askedNanos, previous);
    }

    public boolean perturbed() {
        return call > 0;
    }
}
