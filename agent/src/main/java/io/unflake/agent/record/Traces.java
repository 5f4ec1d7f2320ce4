package io.unflake.agent.record;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** The traces of one test, sorted by the name of the state. */
final class Traces {

    /** The value of state whose value could not be determined. */
    static final String UNKNOWN = "";

    private final Map<String, String[]> traces = new TreeMap<>();

    /** Adds a trace. Code may access a field through several class names; then the accesses are combined. */
    void add(String state, String end, boolean read, boolean written) {
        String[] trace = {state, end, Boolean.toString(read), Boolean.toString(written)};
        traces.merge(state, trace, Traces::both);
    }

    private static String[] both(String[] one, String[] other) {
        return new String[] {one[0], other[1], either(one[2], other[2]), either(one[3], other[3])};
    }

    private static String either(String one, String other) {
        return Boolean.toString(Boolean.parseBoolean(one) || Boolean.parseBoolean(other));
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
