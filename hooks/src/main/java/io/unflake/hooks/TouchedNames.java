package io.unflake.hooks;

import java.util.HashMap;
import java.util.Map;

/** Names under which something was read or written since somebody last asked; so many of them and no more. */
public final class TouchedNames {

    /** What was there may have been used. */
    public static final int READ = 1;

    /** It was written. */
    public static final int WRITTEN = 2;

    private final int most;
    private final Map<String, Integer> names = new HashMap<>();

    /** @param most names after which no new one is noted until somebody asks */
    public TouchedNames(int most) {
        this.most = most;
    }

    /** Something is read. */
    public synchronized void read(String name) {
        // Whoever wrote it first knows what is there.
        if (!names.containsKey(name)) {
            put(name, READ);
        }
    }

    /** Something is written. */
    public synchronized void written(String name) {
        Integer before = names.get(name);
        put(name, before == null ? WRITTEN : before | WRITTEN);
    }

    private void put(String name, int how) {
        if (names.size() < most || names.containsKey(name)) {
            names.put(name, how);
        }
    }

    /** The names since the last call, each with {@link #READ}, {@link #WRITTEN} or the sum of both. */
    public synchronized Map<String, Integer> drain() {
        Map<String, Integer> result = new HashMap<>(names);
        names.clear();
        return result;
    }
}
