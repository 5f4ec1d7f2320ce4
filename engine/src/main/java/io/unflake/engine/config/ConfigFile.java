package io.unflake.engine.config;

import io.unflake.model.UserException;
import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.PlausibleLimit;
import io.unflake.model.strategy.Strategies;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads {@code unflake.yaml}. */
public final class ConfigFile {

    private static final Set<String> KEYS = Set.of(
            "strategies",
            "strategy",
            "exclude",
            "instrument",
            "no-instrument",
            "plugin",
            "jobs",
            "budget",
            "test-timeout",
            "minimise-budget",
            "plausible");

    private final Path file;

    private ConfigFile(Path file) {
        this.file = file;
    }

    public static Config read(Path file) {
        try {
            return new ConfigFile(file).config(Files.readString(file));
        } catch (BadYamlException e) {
            throw UserException.wrongUse(file + ", " + e.getMessage(), e.remedy())
                    .because(e);
        } catch (IOException e) {
            throw UserException.wrongUse("cannot read " + file, "Check the path, and that the file is a text in UTF-8.")
                    .because(e);
        }
    }

    private Config config(String text) throws BadYamlException {
        YamlMap map = YamlMap.parse(text);
        map.allow(KEYS);
        List<CustomRule> rules = new ArrayList<>();
        for (YamlMap rule : map.maps("strategies")) {
            rules.add(RuleReader.read(rule));
        }
        return new Config(
                rules,
                map.strings("strategy"),
                map.strings("exclude"),
                map.strings("instrument"),
                map.strings("no-instrument"),
                map.strings("plugin").stream().map(this::besideFile).toList(),
                jobs(map),
                duration(map, "budget"),
                duration(map, "test-timeout"),
                duration(map, "minimise-budget"),
                plausible(map));
    }

    /** Paths are relative to the configuration file. */
    private Path besideFile(String name) {
        return file.toAbsolutePath().resolveSibling(name).normalize();
    }

    private static Integer jobs(YamlMap map) throws BadYamlException {
        String jobs = map.string("jobs");
        if (jobs == null) {
            return null;
        }
        if (!jobs.matches("[1-9]\\d{0,3}")) {
            throw map.wrong("jobs", "'" + jobs + "' is not a number of jobs", "Write a number such as 4.");
        }
        return Integer.valueOf(jobs);
    }

    private static Map<String, String> plausible(YamlMap map) throws BadYamlException {
        Map<String, String> limits = new LinkedHashMap<>();
        if (map.has("plausible")) {
            YamlMap given = map.map("plausible");
            Map<String, PlausibleLimit> known = adjustableLimits();
            given.allow(known.keySet());
            for (Map.Entry<String, PlausibleLimit> each : known.entrySet()) {
                String limit = given.string(each.getKey());
                if (limit != null && !each.getValue().accepts(limit)) {
                    throw given.wrong(
                            each.getKey(),
                            "'" + limit + "' is not a limit for " + each.getKey(),
                            "Write one such as " + each.getValue().value() + ".");
                }
                if (limit != null) {
                    limits.put(each.getKey(), limit);
                }
            }
        }
        return limits;
    }

    private static Map<String, PlausibleLimit> adjustableLimits() {
        Map<String, PlausibleLimit> limits = new LinkedHashMap<>();
        Strategies.BUILT_IN.stream()
                .filter(strategy -> strategy.limit().isAdjustable())
                .forEach(strategy -> limits.put(strategy.name(), strategy.limit()));
        return limits;
    }

    private static String duration(YamlMap map, String key) throws BadYamlException {
        String text = map.string(key);
        try {
            if (text != null) {
                Durations.parsePositive(text);
            }
            return text;
        } catch (IllegalArgumentException e) {
            throw map.wrong(key, e.getMessage(), "Write a duration such as 10m.");
        }
    }
}
