package io.unflake.report.text;

import java.util.function.Function;

/**
 * How reports word a strategy.
 *
 * @param cause what makes a test fail
 * @param margin how far a test is from failing; null for strategies without size
 */
public record Phrase(Cause cause, Function<MarginWords, String> margin) {

    /** Words what makes a test fail. */
    @FunctionalInterface
    public interface Cause {

        /** For example {@code Random.nextInt(int) at Sip.java:16 returns its largest value}. */
        String text(SettingWords settings, SiteWords sites);
    }

    /** A strategy without size. */
    public static Phrase of(Cause cause) {
        return new Phrase(cause, null);
    }
}
