package io.unflake.hooks;

import java.util.HashMap;
import java.util.Map;

/** Collects a limited number of names under which state was read or written. */
public final class TouchedNames {

    /** The previous value may have been used. */
    public static final int READ = 1;

    /** The state was written. */
    public static final int WRITTEN = 2;

    private final int limit;
    private final Map<String, Integer> names = new HashMap<>();

    /** @param limit the number of names after which new ones are ignored until the next drain */
    public TouchedNames(int limit) {
        this.limit = limit;
    }

    /** The state was read. */
    public synchronized void read(String name) {
        // After a write, a read does not depend on the previous value.
        if (!names.containsKey(name)) {
            put(name, READ);
        }
    }

    /** The state was written. */
    public synchronized void written(String name) {
        Integer before = names.get(name);
        put(name, before == null ? WRITTEN : before | WRITTEN);
    }

    private void put(String name, int how) {
        if (names.size() < limit || names.containsKey(name)) {
            names.put(name, how);
        }
    }

    /** Returns the names since the last call, each with {@link #READ}, {@link #WRITTEN}, or the sum of both. */
    public synchronized Map<String, Integer> drain() {
        Map<String, Integer> result = new HashMap<>(names);
        names.clear();
        return result;
    }
}
