package io.unflake.app.repair;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.StrategyCatalog;
import io.unflake.report.json.Cause;
import io.unflake.report.json.FindingsFile.Found;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the perturbed sites of a finding, which are written like the frames of a stack trace. */
final class ReachedSites {

    private static final Pattern PLACE = Pattern.compile("(.+)\\.([^.(]+)\\(([^:()]+):(\\d+)\\)");

    private ReachedSites() {}

    /** Returns the sites of a finding, each of the kinds at which a treatment acts. */
    static List<Site> of(Found found, Treatment treatment) {
        return of(found.sites(), treatment);
    }

    static List<Site> of(List<Cause> sites, Treatment treatment) {
        List<String> kinds = treatment.perturbations().stream()
                .map(Perturbation::strategy)
                .flatMap(name -> StrategyCatalog.BUILT_IN.find(name).stream())
                .flatMap(strategy -> strategy.kinds().stream())
                .distinct()
                .toList();
        return sites.stream()
                .filter(each -> each.site() != null)
                .flatMap(each -> kinds.stream().flatMap(kind -> site(kind, each)))
                .toList();
    }

    private static Stream<Site> site(String kind, Cause cause) {
        Matcher place = PLACE.matcher(cause.site());
        return place.matches() && place.group(4).length() < 10
                ? Stream.of(new Site(
                        kind,
                        place.group(1),
                        place.group(2),
                        place.group(3),
                        Integer.parseInt(place.group(4)),
                        Objects.requireNonNullElse(cause.api(), ""),
                        0,
                        false))
                : Stream.of();
    }
}
