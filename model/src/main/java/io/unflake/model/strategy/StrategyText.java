package io.unflake.model.strategy;

import java.util.LinkedHashMap;
import java.util.Map;

/** A strategy with settings in the syntax of the command line: {@code NAME[:key=value,...]}. */
public record StrategyText(String name, Map<String, String> settings) {

    /**
     * Parses a text.
     *
     * @throws IllegalArgumentException if a setting is not of the form {@code key=value}
     */
    public static StrategyText parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return new StrategyText(text.strip(), Map.of());
        }
        Map<String, String> settings = new LinkedHashMap<>();
        for (String setting : text.substring(colon + 1).split(",", -1)) {
            int equals = setting.indexOf('=');
            if (equals <= 0) {
                throw new IllegalArgumentException("'" + setting + "' is not a setting; expected key=value");
            }
            settings.put(
                    setting.substring(0, equals).strip(),
                    setting.substring(equals + 1).strip());
        }
        return new StrategyText(text.substring(0, colon).strip(), settings);
    }
}
