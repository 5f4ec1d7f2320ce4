package io.unflake.agent.record;

import io.unflake.model.Detail.Value;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Describes values without parts: null, strings and boxed primitives; and what other values have in common with them. */
final class SimpleValues {

    private static final int MAX_LITERAL = 1_000;
    private static final int MAX_DIGESTED = 1 << 16;
    private static final Value NULL = new Value("null", null, null, null, "null", "null");

    private SimpleValues() {}

    static boolean areWith(Object value) {
        return value == null
                || value instanceof String
                || value instanceof Boolean
                || value instanceof Character
                || isBoxedNumber(value);
    }

    private static boolean isBoxedNumber(Object value) {
        return value instanceof Integer
                || value instanceof Long
                || value instanceof Double
                || value instanceof Float
                || value instanceof Short
                || value instanceof Byte;
    }

    static Value of(Object value) {
        if (value == null) {
            return NULL;
        }
        Integer size = value instanceof String text ? text.length() : null;
        String digest = size != null && size > MAX_DIGESTED
                ? Traces.UNKNOWN
                : Traces.text(LongHash.mix(LongHash.of(value.getClass().getName()), LongHash.of(value.toString())));
        return new Value(Literals.of(value), value.getClass().getName(), number(value), size, digest, literal(value));
    }

    private static String literal(Object value) {
        if (value instanceof String text) {
            return text.length() > MAX_LITERAL ? null : Literals.quoted(text, MAX_LITERAL);
        }
        if (value instanceof Double || value instanceof Float) {
            double number = ((Number) value).doubleValue();
            String box = value.getClass().getSimpleName();
            return Double.isNaN(number)
                    ? box + ".NaN"
                    : Double.isInfinite(number)
                            ? box + (number > 0 ? ".POSITIVE_INFINITY" : ".NEGATIVE_INFINITY")
                            : Literals.of(value);
        }
        return Literals.of(value);
    }

    /** Returns null for what is not a number; subclasses of the user might do anything. */
    static Double number(Object value) {
        if (value instanceof Character character) {
            return (double) character;
        }
        boolean isNumber =
                isBoxedNumber(value) || value.getClass() == AtomicInteger.class || value.getClass() == AtomicLong.class;
        return isNumber ? ((Number) value).doubleValue() : null;
    }

    /** Returns the Java expression for an enum constant or a class, null for everything else. */
    static String name(Object value) {
        if (value instanceof Enum<?> constant) {
            String type = constant.getDeclaringClass().getCanonicalName();
            return type == null ? null : type + "." + constant.name();
        }
        if (value instanceof Class<?> type) {
            return type.getCanonicalName() == null ? null : type.getCanonicalName() + ".class";
        }
        return null;
    }
}
