package io.unflake.engine;

import io.unflake.engine.plan.Trial;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.Strategy;
import io.unflake.model.strategy.StrategyCatalog;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

/** Creates trials of built-in strategies in the same way as detection. */
public final class Trials {

    private static final HostDefaults HOST = new HostDefaults(Instant.EPOCH, ZoneOffset.UTC, Map.of(), 1);

    private Trials() {}

    public static Strategy strategy(String name) {
        return StrategyCatalog.BUILT_IN.find(name).orElseThrow();
    }

    public static Treatment treatment(String name) {
        return treatment(name, Map.of());
    }

    public static Treatment treatment(String name, Map<String, String> settings) {
        return Treatment.of(HOST.resolve(strategy(name).with(settings)));
    }

    public static Trial trial(String name) {
        return new Trial(treatment(name), List.of(strategy(name)));
    }
}
