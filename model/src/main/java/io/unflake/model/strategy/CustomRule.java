package io.unflake.model.strategy;

import java.util.List;

/**
 * A strategy that the user defines in {@code unflake.yaml}.
 *
 * @param strategy the name of the strategy, {@code group.name}
 * @param target a pattern of the API, such as {@code java.io.File.length()} or {@code shop.*.timeout(*)}
 * @param form the kind of change
 * @param value the fixed value or the factor
 * @param argument the argument to change, counted from 1, if the form changes arguments
 */
public record CustomRule(String strategy, String target, Form form, String value, int argument) {

    /** The kinds of changes that a rule can make. */
    public enum Form {
        RETURN_FIXED,
        RETURN_SCALED,
        ARGUMENT_SCALED
    }

    /** Returns the strategy that this rule defines. */
    public Strategy asStrategy() {
        String text = switch (form) {
            case RETURN_FIXED -> target + " returns " + value;
            case RETURN_SCALED -> "the result of " + target + " is multiplied by " + value;
            case ARGUMENT_SCALED -> "argument " + argument + " of " + target + " is multiplied by " + value;
        };
        return Strategy.own(strategy, List.of(target), text);
    }
}
