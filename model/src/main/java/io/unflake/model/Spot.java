package io.unflake.model;

import java.util.List;

/**
 * A site, and which of the calls there: a part of a treatment that is restricted to such parts.
 *
 * @param calls counted from 1 in each test; empty for all of them
 */
public record Spot(Site site, List<Span> calls) {

    public Spot {
        calls = List.copyOf(calls);
    }

    /** All calls at a site. */
    public static Spot all(Site site) {
        return new Spot(site, List.of());
    }

    public boolean contains(int call) {
        return calls.isEmpty() || calls.stream().anyMatch(span -> span.contains(call));
    }
}
