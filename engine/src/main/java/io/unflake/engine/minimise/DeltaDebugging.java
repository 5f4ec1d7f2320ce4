package io.unflake.engine.minimise;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Delta debugging (Zeller and Hildebrandt, 2002): reduces a failing list of parts to a minimal one.
 *
 * <p>The result is 1-minimal: it no longer fails if any single part is removed. When time runs out, the result is the
 * smallest failing list so far.
 */
final class DeltaDebugging<P> {

    private final Predicate<List<P>> fails;
    private final BooleanSupplier outOfTime;

    DeltaDebugging(Predicate<List<P>> fails, BooleanSupplier outOfTime) {
        this.fails = fails;
        this.outOfTime = outOfTime;
    }

    /** Returns a minimal failing sublist of a list that is known to fail. */
    List<P> minimise(List<P> failing) {
        List<P> best = List.copyOf(failing);
        int chunks = 2;
        while (best.size() > 1 && !outOfTime.getAsBoolean()) {
            List<List<P>> parts = split(best, Math.min(chunks, best.size()));
            List<P> smaller = firstFailing(best, parts);
            if (smaller == null && parts.size() == best.size()) {
                return best;
            }
            if (smaller == null) {
                chunks = 2 * parts.size();
            } else {
                chunks = parts.contains(smaller) ? 2 : Math.max(2, parts.size() - 1);
                best = smaller;
            }
        }
        return best;
    }

    /** Returns a part that fails alone, or all parts except one if those fail; null if neither exists. */
    private List<P> firstFailing(List<P> all, List<List<P>> parts) {
        for (List<P> part : parts) {
            if (failsInTime(part)) {
                return part;
            }
        }
        if (parts.size() > 2) {
            for (int i = 0; i < parts.size(); i++) {
                List<P> rest = without(parts, i);
                if (rest.size() < all.size() && failsInTime(rest)) {
                    return rest;
                }
            }
        }
        return null;
    }

    private boolean failsInTime(List<P> parts) {
        return !outOfTime.getAsBoolean() && fails.test(parts);
    }

    private List<List<P>> split(List<P> all, int count) {
        List<List<P>> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int from = (int) ((long) all.size() * i / count);
            int to = (int) ((long) all.size() * (i + 1) / count);
            parts.add(all.subList(from, to));
        }
        return parts;
    }

    private List<P> without(List<List<P>> parts, int left) {
        List<P> rest = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            if (i != left) {
                rest.addAll(parts.get(i));
            }
        }
        return rest;
    }
}
