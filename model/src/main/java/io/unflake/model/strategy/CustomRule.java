package io.unflake.model.strategy;

import java.util.List;

/**
 * A strategy that the user defines in {@code unflake.yaml}.
 *
 * @param strategy its name, {@code group.name}
 * @param target pattern of the API, such as {@code java.io.File.length()} or {@code shop.*.timeout(*)}
 * @param form what is changed
 * @param value the fixed value or the factor
 * @param argument which argument a form for arguments changes, counted from 1
 */
public record CustomRule(String strategy, String target, Form form, String value, int argument) {

    /** The common forms. */
    public enum Form {
        RETURN_FIXED,
        RETURN_SCALED,
        ARGUMENT_SCALED
    }

    /** The strategy that this rule defines. */
    public Strategy asStrategy() {
        String text = switch (form) {
            case RETURN_FIXED -> target + " returns " + value;
            case RETURN_SCALED -> "the result of " + target + " is multiplied by " + value;
            case ARGUMENT_SCALED -> "argument " + argument + " of " + target + " is multiplied by " + value;
        };
        return Strategy.own(strategy, List.of(target), text);
    }
}
