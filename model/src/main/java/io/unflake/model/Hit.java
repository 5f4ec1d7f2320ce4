package io.unflake.model;

import java.util.List;

/**
 * What happened during a test at a site where a treatment that is restricted to some spots applied.
 *
 * @param calls how many calls there were at the site
 * @param call the first one that was perturbed, counted from 1; 0 if none was
 * @param stack where that was, the innermost frame first
 * @param askedNanos how long that call was asked to last, 0 for what is not asked to
 * @param before what read the clock before it on the same thread, null if nothing did or this reads no clock
 * @param beforeStack where that was, a few frames of it
 * @param sinceNanos how long before that was, really
 */
public record Hit(
        Site site,
        int calls,
        int call,
        List<Frame> stack,
        long askedNanos,
        Site before,
        List<Frame> beforeStack,
        long sinceNanos) {

    public Hit {
        stack = List.copyOf(stack);
        beforeStack = List.copyOf(beforeStack);
    }

    /** The same among so many calls. */
    public Hit withCalls(int all) {
        return new Hit(site, all, call, stack, askedNanos, before, beforeStack, sinceNanos);
    }

    public boolean perturbed() {
        return call > 0;
    }
}
