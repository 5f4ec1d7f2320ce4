package io.unflake.agent;

import io.unflake.hooks.Switchboard;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Treatment;
import io.unflake.model.codec.Codec;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** Runs code of subjects under treatments, and asks the agent of this JVM what they reached. */
final class Treated {

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
        agent().activate(Codec.write(treatment), 1);
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

    private static Perturbation perturbation(String text) {
        int colon = text.indexOf(':');
        String name = colon < 0 ? text : text.substring(0, colon);
        Map<String, String> settings = new LinkedHashMap<>();
        if (colon >= 0) {
            for (String setting : text.substring(colon + 1).split(",")) {
                int equals = setting.indexOf('=');
                settings.put(setting.substring(0, equals), setting.substring(equals + 1));
            }
        }
        return Strategies.BUILT_IN.stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .map(strategy -> strategy.with(settings))
                .orElseGet(() -> new Strategy(name, List.of(), List.of(), true, "").with(Map.of()));
    }

    /** The sites that code reaches, but for those reached while classes are initialised. */
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
