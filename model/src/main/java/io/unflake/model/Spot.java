package io.unflake.model;

import java.util.List;

/**
 * A place where a perturbation applies: a site, optionally limited to some of its calls and to one thread.
 *
 * @param calls counted from 1 in each test, and per thread if a thread is given; empty for all calls
 * @param thread the only thread that is perturbed; null for every thread
 */
public record Spot(Site site, List<Span> calls, ThreadKey thread) {

    public Spot {
        calls = List.copyOf(calls);
    }

    /** Some calls at a site, on any thread. */
    public Spot(Site site, List<Span> calls) {
        this(site, calls, null);
    }

    /** All calls at a site. */
    public static Spot all(Site site) {
        return new Spot(site, List.of());
    }

    /** Returns the same calls, on one thread only. */
    public Spot on(ThreadKey key) {
        return new Spot(site, calls, key);
    }

    /** Returns the same site and thread, with other calls. */
    public Spot withCalls(List<Span> others) {
        return new Spot(site, others, thread);
    }

    public boolean contains(int call) {
        for (Span span : calls) {
            if (span.contains(call)) {
                return true;
            }
        }
        return calls.isEmpty();
    }
}
