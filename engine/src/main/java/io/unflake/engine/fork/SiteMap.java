package io.unflake.engine.fork;

import io.unflake.model.Site;
import io.unflake.worker.protocol.Report;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The sites of one worker by the ids in its reports. */
final class SiteMap {

    private final Map<Integer, Site> sites = new HashMap<>();

    void add(Report.SiteSeen seen) {
        sites.put(seen.id(), seen.site());
    }

    List<Site> of(List<Integer> ids) {
        List<Site> result = new ArrayList<>();
        ids.forEach(id -> result.add(Objects.requireNonNull(sites.get(id), "a site that was never reported")));
        return result;
    }
}
