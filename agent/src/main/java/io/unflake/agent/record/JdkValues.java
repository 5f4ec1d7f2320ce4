package io.unflake.agent.record;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.ZoneId;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.util.Locale;
import java.util.TimeZone;
import java.util.UUID;

/**
 * Renders JDK values whose text says more than their fields.
 *
 * <p>Only methods that run JDK code alone, take no lock and leave the value unchanged are called.
 * Large numbers store their text and their number of bits when asked, so copies of them are rendered.
 */
final class JdkValues {

    private static final int MAX_BITS = 256;

    private JdkValues() {}

    /** Returns null for all other values. */
    static String text(Object value) {
        Class<?> type = value.getClass();
        if (!ClassNames.isJdk(type)) {
            return null;
        }
        String text = value instanceof StringBuilder builder ? Literals.quoted(builder) : plainText(value, type);
        return text == null ? null : name(value) + " " + text;
    }

    private static String name(Object value) {
        return value instanceof ZoneId ? "ZoneId" : value instanceof TimeZone ? "TimeZone" : ReadableNames.of(value);
    }

    private static String plainText(Object value, Class<?> type) {
        if (value instanceof TimeZone zone) {
            return Literals.cut(zone.getID(), MAX_BITS);
        }
        if (type == BigInteger.class) {
            return text(((BigInteger) value).negate().negate());
        }
        if (type == BigDecimal.class) {
            BigDecimal decimal = ((BigDecimal) value).negate().negate();
            return isShort(decimal.unscaledValue()) ? decimal.toEngineeringString() : text(decimal.unscaledValue());
        }
        boolean hasText = value instanceof UUID || value instanceof Locale || type == File.class || isTime(value, type);
        return hasText ? Literals.cut(value.toString(), MAX_BITS) : null;
    }

    private static String text(BigInteger integer) {
        return isShort(integer) ? integer.toString() : "of " + integer.bitLength() + " bits";
    }

    private static boolean isShort(BigInteger integer) {
        return integer.bitLength() <= MAX_BITS;
    }

    /** Types of other packages may refer to the user's calendar systems, and clocks to the user's clocks. */
    private static boolean isTime(Object value, Class<?> type) {
        return type.getPackageName().equals("java.time")
                && (value instanceof TemporalAccessor || value instanceof TemporalAmount || value instanceof ZoneId);
    }
}
