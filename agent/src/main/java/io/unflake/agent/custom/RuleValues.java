package io.unflake.agent.custom;

import io.unflake.model.strategy.Durations;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.stream.Stream;

/** Parses and scales values of the types that rules can change. */
final class RuleValues {

    private RuleValues() {}

    /** Parses a text as a value of the same type as another value. */
    static Object parse(String text, Object like) {
        if (like instanceof Boolean) {
            return Boolean.valueOf(text);
        }
        if (like instanceof Number) {
            return convert(Double.parseDouble(text), like);
        }
        if (like instanceof Character && text.length() == 1) {
            return text.charAt(0);
        }
        if (like instanceof Duration) {
            return Durations.parse(text);
        }
        return like instanceof String ? text : like;
    }

    /** Multiplies a number or duration; returns any other value unchanged. */
    static Object scale(Object value, double factor) {
        if (value instanceof Number number) {
            return convert(number.doubleValue() * factor, value);
        }
        return value instanceof Duration duration
                ? Duration.ofNanos(BigDecimal.valueOf(duration.toNanos())
                        .multiply(BigDecimal.valueOf(factor))
                        .longValue())
                : value;
    }

    /**
     * Whether a value can replace the original where a type is declared.
     *
     * @param type the declared type as in source code
     */
    static boolean isOfType(Object value, Object original, String type) {
        if (value == null) {
            return original == null || type.contains(".");
        }
        return (original != null && original.getClass() == value.getClass()) || isNamed(value.getClass(), type);
    }

    private static boolean isNamed(Class<?> actual, String type) {
        if (actual == null) {
            return false;
        }
        return type.equals(actual.getTypeName())
                || type.equals("java.lang.Object")
                || isNamed(actual.getSuperclass(), type)
                || Stream.of(actual.getInterfaces()).anyMatch(superType -> isNamed(superType, type));
    }

    private static Object convert(double number, Object like) {
        if (like instanceof Integer) {
            return (int) number;
        }
        if (like instanceof Long) {
            return (long) number;
        }
        if (like instanceof Double) {
            return number;
        }
        if (like instanceof Float) {
            return (float) number;
        }
        if (like instanceof Short) {
            return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, number));
        }
        return like instanceof Byte ? (Object) (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, number)) : like;
    }
}
