package io.unflake.agent;

import io.unflake.agent.site.Sites;
import io.unflake.hooks.Reach;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.codec.Codec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the perturbed sites and the number of calls at each when the JVM ends. */
final class SitesFile {

    private static final String SCHEMA = "unflake/sites/1";
    private static final int MAX_SITES = 1 << 18;

    private final Path folder;
    private final Sites sites;
    private final StandAlone standAlone;

    SitesFile(Path folder, Sites sites, StandAlone standAlone) {
        this.folder = folder;
        this.sites = sites;
        this.standAlone = standAlone;
    }

    void writeAtExit() {
        Reach.count(MAX_SITES);
        Runtime.getRuntime().addShutdownHook(new Thread(this::write, "unflake-sites"));
    }

    private void write() {
        Path file = folder.resolve("sites-" + ProcessHandle.current().pid() + ".json");
        try {
            Files.createDirectories(folder);
            Files.writeString(file, Codec.write(content()) + "\n");
        } catch (IOException e) {
            System.err.println("unflake: cannot write " + file + " (" + e.getMessage() + ")");
        }
    }

    private Map<String, Object> content() {
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("schema", SCHEMA);
        content.put(
                "strategies",
                standAlone.treatment().perturbations().stream()
                        .map(Perturbation::text)
                        .toList());
        content.put("sites", perturbed());
        return content;
    }

    private List<Map<String, Object>> perturbed() {
        List<Map<String, Object>> result = new ArrayList<>();
        List<Site> all = sites.all();
        for (int id = 0; id < all.size(); id++) {
            Site site = all.get(id);
            long count = Reach.counted(id);
            if (count > 0 && standAlone.actsOn(site.kind())) {
                Map<String, Object> entry = new LinkedHashMap<>();
                entry.put("api", site.api());
                entry.put("site", site.place());
                entry.put("count", count);
                result.add(entry);
            }
        }
        return result;
    }
}
