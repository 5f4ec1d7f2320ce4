package io.unflake.agent.record;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** What is known of the state that one test touched, sorted by its name. */
final class Traces {

    /** Stands for a value that nobody knows. */
    static final String UNKNOWN = "";

    private final Map<String, String[]> traces = new TreeMap<>();

    void add(String state, String end, boolean read, boolean written) {
        traces.put(state, new String[] {state, end, Boolean.toString(read), Boolean.toString(written)});
    }

    void addAll(Traces others) {
        traces.putAll(others.traces);
    }

    Collection<String[]> all() {
        return traces.values();
    }

    static String text(long digest) {
        return Long.toString(digest, Character.MAX_RADIX);
    }
}
