package io.unflake.agent.custom;

import io.unflake.hooks.spi.CustomStrategy;
import io.unflake.model.strategy.CustomRule;
import java.util.List;

/** A custom strategy, the APIs it targets, and what it changes about their calls. */
record TargetedStrategy(
        CustomStrategy strategy, List<ApiPattern> targets, boolean changesResult, boolean changesArguments) {

    static TargetedStrategy of(CustomRule rule) {
        boolean arguments = rule.form() == CustomRule.Form.ARGUMENT_SCALED;
        return new TargetedStrategy(
                new RuleStrategy(rule), List.of(new ApiPattern(rule.target())), !arguments, arguments);
    }

    static TargetedStrategy of(CustomStrategy plugin) {
        List<ApiPattern> targets =
                plugin.targets().stream().map(ApiPattern::new).toList();
        return new TargetedStrategy(
                plugin,
                targets,
                overrides(plugin, "result", Object.class),
                overrides(plugin, "argument", int.class, Object.class));
    }

    private static boolean overrides(CustomStrategy plugin, String method, Class<?>... parameters) {
        try {
            return plugin.getClass().getMethod(method, parameters).getDeclaringClass() != CustomStrategy.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    boolean matches(String owner, String name, String descriptor) {
        return targets.stream().anyMatch(target -> target.matches(owner, name, descriptor));
    }
}
