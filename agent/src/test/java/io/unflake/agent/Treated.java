package io.unflake.agent;

import io.unflake.hooks.Switchboard;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import io.unflake.model.strategy.StrategyText;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** Runs code under treatments and returns the sites that it reaches. */
final class Treated {

    /** A strategy under which code sees dates from the year 3000. */
    static final String YEAR_3000 = "date.moment";

    static final long START_OF_YEAR_3000 = 32503680000000L;

    /** A strategy under which each draw returns the largest value within its bounds. */
    static final String LARGEST_DRAWS = "random.extreme";

    private static final HostDefaults HOST = new HostDefaults(Instant.EPOCH, ZoneOffset.UTC, Map.of(), 1);
    private static final List<Site> SITES = new ArrayList<>();

    private Treated() {}

    static Switchboard.Agent agent() {
        return Switchboard.agent();
    }

    /** Runs code under strategies, each given as {@code name} or {@code name:key=value,...}. */
    static <T> T under(Callable<T> code, String... strategies) throws Exception {
        return under(code, treatment(strategies));
    }

    static <T> T under(Callable<T> code, Treatment treatment) throws Exception {
        agent().activate(Codec.write(treatment));
        agent().testStarted();
        try {
            return code.call();
        } finally {
            agent().testEnded();
            agent().deactivate();
        }
    }

    static Treatment treatment(String... strategies) {
        return new Treatment(
                Arrays.stream(strategies).map(Treated::perturbation).toList());
    }

    static Perturbation perturbation(String text) {
        StrategyText parsed = StrategyText.parse(text);
        return HOST.resolve(StrategyCatalog.BUILT_IN
                .find(parsed.name())
                .orElseGet(() -> Strategy.own(parsed.name(), List.of(), ""))
                .with(parsed.settings()));
    }

    /** Returns the sites that code reaches, except in static initialisers. */
    static Set<Site> reached(Callable<?> code) throws Exception {
        agent().drainReached();
        code.call();
        return sites(agent().drainReached());
    }

    static Set<String> reachedApis(Callable<?> code) throws Exception {
        return reached(code).stream().map(Site::api).collect(Collectors.toSet());
    }

    static synchronized Set<Site> sites(int[] ids) {
        for (String[] text : agent().drainSites()) {
            SITES.add(new Site(
                    text[0],
                    text[1],
                    text[2],
                    text[3],
                    Integer.parseInt(text[4]),
                    text[5],
                    Integer.parseInt(text[6]),
                    Boolean.parseBoolean(text[7])));
        }
        return Arrays.stream(ids).mapToObj(SITES::get).collect(Collectors.toSet());
    }
}
