package io.unflake.agent.instrument;

import io.unflake.hooks.Initialisers;
import io.unflake.hooks.UsedClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Numbers the classes whose use may trigger initialisation, and finds the sites that their initialisers reached. */
public final class Initialisation {

    private final Map<String, Integer> ids = new HashMap<>();
    private final List<String> superclasses = new ArrayList<>();
    private final Set<String> harmless = new HashSet<>();

    /** Returns the number of a class. */
    synchronized int id(String name) {
        Integer known = ids.get(name);
        if (known != null) {
            return known;
        }
        int id = ids.size();
        UsedClasses.reserve(id);
        ids.put(name, id);
        superclasses.add(null);
        return id;
    }

    /** Registers a class. Initialising a class initialises its superclass first. */
    synchronized void seen(String name, String superName, boolean reachesNothing) {
        boolean rootClass = superName == null || Hierarchy.isJdk(superName);
        if (reachesNothing && rootClass) {
            harmless.add(name);
        } else if (!rootClass) {
            superclasses.set(id(name), superName);
        }
    }

    /** Whether the initialisation of a class is known to reach no site. */
    synchronized boolean isHarmless(String name) {
        return harmless.contains(name);
    }

    /** Returns the sites reached by initialisers of the classes used since the last call. */
    public int[] drainSites() {
        int[] used = UsedClasses.drain();
        if (Initialisers.isEmpty()) {
            return new int[0];
        }
        BitSet sites = new BitSet();
        closure(used).stream().forEach(id -> {
            for (int site : Initialisers.sites(id)) {
                sites.set(site);
            }
        });
        return sites.stream().toArray();
    }

    private synchronized BitSet closure(int[] used) {
        BitSet all = new BitSet();
        Deque<Integer> left = new ArrayDeque<>();
        add(used, all, left);
        while (!left.isEmpty()) {
            int id = left.pop();
            add(Initialisers.classes(id), all, left);
            String superName = superclasses.get(id);
            if (superName != null) {
                add(new int[] {id(superName)}, all, left);
            }
        }
        return all;
    }

    private static void add(int[] ids, BitSet all, Deque<Integer> left) {
        for (int id : ids) {
            if (!all.get(id)) {
                all.set(id);
                left.push(id);
            }
        }
    }
}
