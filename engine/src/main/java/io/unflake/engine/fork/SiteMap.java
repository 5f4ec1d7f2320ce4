package io.unflake.engine.fork;

import io.unflake.model.Site;
import io.unflake.worker.protocol.Report;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The sites of one worker by the ids in its reports. */
final class SiteMap {

    private final Map<Integer, Site> sites = new HashMap<>();
    private final Map<List<Integer>, List<Site>> lists = new HashMap<>();

    void add(Report.SiteSeen seen) {
        sites.put(seen.id(), seen.site());
    }

    /** Many tests reach the same sites, so their results share one list, which {@link List#copyOf} does not copy. */
    List<Site> of(List<Integer> ids) {
        return lists.computeIfAbsent(ids, this::find);
    }

    private List<Site> find(List<Integer> ids) {
        return ids.stream()
                .map(id -> Objects.requireNonNull(sites.get(id), "a site that was never reported"))
                .collect(Collectors.toUnmodifiableList());
    }
}
