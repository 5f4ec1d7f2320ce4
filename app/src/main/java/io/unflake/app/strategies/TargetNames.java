package io.unflake.app.strategies;

import io.unflake.report.text.ShortNames;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Shortens a long list of APIs: {@code Random.nextInt, nextLong; Math.random}. */
final class TargetNames {

    private TargetNames() {}

    static String summary(List<String> apis) {
        Map<String, Set<String>> byClass = new LinkedHashMap<>();
        for (String api : apis) {
            String name = ShortNames.api(api);
            String call = name.contains("(") ? name.substring(0, name.indexOf('(')) : name;
            int dot = call.lastIndexOf('.');
            byClass.computeIfAbsent(dot < 0 ? call : call.substring(0, dot), key -> new LinkedHashSet<>())
                    .add(call.substring(dot + 1));
        }
        return byClass.entrySet().stream()
                .map(entry -> entry.getValue().contains(entry.getKey())
                        ? entry.getKey()
                        : entry.getKey() + "." + String.join(", ", entry.getValue()))
                .collect(Collectors.joining("; "));
    }
}
