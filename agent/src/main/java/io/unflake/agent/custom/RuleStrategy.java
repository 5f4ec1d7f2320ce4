package io.unflake.agent.custom;

import io.unflake.hooks.spi.CustomStrategy;
import io.unflake.model.strategy.CustomRule;
import io.unflake.model.strategy.CustomRule.Form;
import java.util.List;

/** Adapts a rule to the interface of a strategy. */
record RuleStrategy(CustomRule rule) implements CustomStrategy {

    @Override
    public String name() {
        return rule.strategy();
    }

    @Override
    public String description() {
        return rule.asStrategy().description();
    }

    @Override
    public List<String> targets() {
        return List.of(rule.target());
    }

    @Override
    public Object result(Object value) {
        return switch (rule.form()) {
            case RETURN_FIXED -> value == null ? rule.value() : RuleValues.parse(rule.value(), value);
            case RETURN_SCALED -> RuleValues.scale(value, factor());
            case ARGUMENT_SCALED -> value;
        };
    }

    @Override
    public Object argument(int index, Object value) {
        return rule.form() == Form.ARGUMENT_SCALED && index == Math.max(1, rule.argument())
                ? RuleValues.scale(value, factor())
                : value;
    }

    private double factor() {
        return Double.parseDouble(rule.value());
    }
}
