package io.unflake.engine.config;

import io.unflake.model.UserException;
import java.util.LinkedHashMap;
import java.util.Map;

/** One {@code NAME[:key=value,...]} as the user writes it. */
record StrategyText(String name, Map<String, String> settings) {

    static StrategyText parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return new StrategyText(text.strip(), Map.of());
        }
        Map<String, String> settings = new LinkedHashMap<>();
        for (String setting : text.substring(colon + 1).split(",", -1)) {
            int equals = setting.indexOf('=');
            if (equals <= 0) {
                throw UserException.wrongUse(
                        "'" + setting + "' in --strategy " + text + " is no setting",
                        "Write --strategy NAME:key=value,key=value.");
            }
            settings.put(
                    setting.substring(0, equals).strip(),
                    setting.substring(equals + 1).strip());
        }
        return new StrategyText(text.substring(0, colon).strip(), settings);
    }
}
