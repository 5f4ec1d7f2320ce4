package io.unflake.model.strategy;

import java.util.IllformedLocaleException;

/** A named setting of a strategy. */
public record Parameter(String name, ParameterType type, String defaultValue, String description) {

    /** Returns the value in normal form, clamped to its bounds. */
    public String normalise(String value) {
        try {
            return type.normalise(value);
        } catch (IllegalArgumentException | IllformedLocaleException e) {
            throw new IllegalArgumentException(
                    "'" + value + "' is not a value for " + name + ": expected " + type.example());
        }
    }
}
