package io.unflake.agent.custom;

import io.unflake.model.strategy.Target;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A pattern of APIs, {@code owner.name(types)} with {@code *} for anything; types may be simple or full names. */
final class ApiPattern {

    private final Pattern pattern;

    ApiPattern(String text) {
        String normal = text.replace(" ", "");
        String complete = normal.contains("(") ? normal : normal + "(*)";
        pattern = Pattern.compile(
                Stream.of(complete.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
    }

    boolean matches(String owner, String name, String descriptor) {
        List<String> types = Target.parameters(descriptor);
        String method = owner.replace('/', '.') + "." + name;
        return matches(method, types)
                || matches(method, types.stream().map(ApiPattern::simple).toList());
    }

    private boolean matches(String method, List<String> types) {
        return pattern.matcher(method + "(" + String.join(",", types) + ")").matches();
    }

    private static String simple(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }
}
