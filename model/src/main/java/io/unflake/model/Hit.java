package io.unflake.model;

import java.util.List;

/**
 * The calls during a test at a site that is one of a perturbation's spots.
 *
 * @param thread the thread whose calls were counted; null for the calls of all threads
 * @param calls the number of calls at the site
 * @param call the first call that was perturbed, counted from 1; 0 if none was
 * @param stack the stack of that call, innermost frame first
 * @param askedNanos the duration that was passed to that call; 0 if it has no such argument
 * @param port the port that was passed to that call; null if it binds none
 * @param previous the previous reading of the clock on the same thread; null if there was none
 * @param startedAt the stack that started the thread, innermost frame first; empty if no thread is given or that is
 *     unknown
 */
public record Hit(
        Site site,
        ThreadKey thread,
        int calls,
        int call,
        List<Frame> stack,
        long askedNanos,
        Integer port,
        PreviousReading previous,
        List<Frame> startedAt) {

    /**
     * A reading of the clock that preceded another one.
     *
     * @param stack its innermost frames
     * @param agoNanos the real time between the two readings
     */
    public record PreviousReading(Site site, List<Frame> stack, long agoNanos) {

        public PreviousReading {
            stack = List.copyOf(stack);
        }
    }

    public Hit {
        stack = List.copyOf(stack);
        startedAt = List.copyOf(startedAt);
    }

    /** A hit of a call on any thread. */
    public Hit(
            Site site,
            ThreadKey thread,
            int calls,
            int call,
            List<Frame> stack,
            long askedNanos,
            Integer port,
            PreviousReading previous) {
        this(site, thread, calls, call, stack, askedNanos, port, previous, List.of());
    }

    /** A hit of a call that binds no port. */
    public Hit(
            Site site,
            ThreadKey thread,
            int calls,
            int call,
            List<Frame> stack,
            long askedNanos,
            PreviousReading previous) {
        this(site, thread, calls, call, stack, askedNanos, null, previous);
    }

    /** A number of calls at a site, none of which was perturbed. */
    public static Hit unperturbed(Site site, ThreadKey thread, int calls) {
        return new Hit(site, thread, calls, 0, List.of(), 0, null);
    }

    /** Returns the same hit with another number of calls. */
    public Hit withCalls(int all) {
        return new Hit(site, thread, all, call, stack, askedNanos, port, previous, startedAt);
    }

    /** Returns the same hit, on a thread that was started there. */
    public Hit startedAt(List<Frame> frames) {
        return new Hit(site, thread, calls, call, stack, askedNanos, port, previous, frames);
    }

    public boolean perturbed() {
        return call > 0;
    }
}
