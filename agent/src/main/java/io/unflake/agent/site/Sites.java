package io.unflake.agent.site;

import io.unflake.hooks.Reach;
import io.unflake.model.Site;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The sites of this JVM, numbered in the order of registration. */
public final class Sites {

    private final Map<String, Integer> ids = new HashMap<>();
    private final List<Site> sites = new ArrayList<>();
    private int drained;

    /** Returns the id of a site. A class that is loaded twice has the same sites. */
    public synchronized int id(Site site) {
        // Concatenated, because hashing a record is slow the first time and every class passes here.
        String key = site.kind() + ' ' + site.place() + ' ' + site.api() + ' ' + site.ordinal() + ' ' + site.project();
        Integer known = ids.get(key);
        if (known != null) {
            return known;
        }
        int id = sites.size();
        Reach.reserve(id);
        ids.put(key, id);
        sites.add(site);
        return id;
    }

    /** Returns the sites registered since the last call. */
    public synchronized List<Site> drain() {
        List<Site> result = List.copyOf(sites.subList(drained, sites.size()));
        drained = sites.size();
        return result;
    }

    public synchronized Site get(int id) {
        return sites.get(id);
    }

    /** Returns all sites so far. */
    public synchronized List<Site> all() {
        return List.copyOf(sites);
    }
}
