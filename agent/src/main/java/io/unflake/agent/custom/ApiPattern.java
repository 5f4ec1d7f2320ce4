package io.unflake.agent.custom;

import io.unflake.model.Glob;
import io.unflake.model.strategy.Target;
import java.util.List;

/**
 * A pattern of APIs, {@code owner.name(types)}, with {@code *} for anything; types may be simple or qualified names.
 */
final class ApiPattern {

    private final Glob glob;

    ApiPattern(String text) {
        String normal = text.replace(" ", "");
        glob = new Glob(normal.contains("(") ? normal : normal + "(*)");
    }

    boolean matches(String owner, String name, String descriptor) {
        List<String> types = Target.parameters(descriptor);
        String method = owner.replace('/', '.') + "." + name;
        return matches(method, types)
                || matches(method, types.stream().map(ApiPattern::simple).toList());
    }

    private boolean matches(String method, List<String> types) {
        return glob.matches(method + "(" + String.join(",", types) + ")");
    }

    private static String simple(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }
}
