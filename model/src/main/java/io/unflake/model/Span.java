package io.unflake.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** A range of calls, counted from 1, including both ends. */
public record Span(int first, int last) {

    /** Returns as few spans as possible that cover exactly these calls. */
    public static List<Span> of(Collection<Integer> calls) {
        List<Span> spans = new ArrayList<>();
        for (int call : new TreeSet<>(calls)) {
            Span before = spans.isEmpty() ? null : spans.get(spans.size() - 1);
            if (before != null && before.last == call - 1) {
                spans.set(spans.size() - 1, new Span(before.first, call));
            } else {
                spans.add(new Span(call, call));
            }
        }
        return spans;
    }

    public boolean isSingle() {
        return first == last;
    }

    public boolean contains(int call) {
        return first <= call && call <= last;
    }
}
