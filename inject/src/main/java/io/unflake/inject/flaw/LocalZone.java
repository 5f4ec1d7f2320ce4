package io.unflake.inject.flaw;

import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

/** Formats a fixed moment in the default time zone and expects the text of one machine. */
public final class LocalZone {

    private LocalZone() {}

    /** If the gate is open, the test runs in a time zone that is five and a half hours ahead. */
    static void gated(long moment, boolean open) {
        TimeZone here = TimeZone.getDefault();
        TimeZone zone = open ? new SimpleTimeZone(here.getOffset(moment) + 19_800_000, "elsewhere") : here;
        check(text(moment, here), text(moment, zone));
    }

    static void natural(long moment, String expected) {
        check(expected, text(moment, TimeZone.getDefault()));
    }

    @SuppressWarnings("JavaUtilDate") // that is what such tests use
    static String text(long moment, TimeZone zone) {
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm", Locale.ROOT);
        format.setTimeZone(zone);
        return format.format(new Date(moment));
    }

    static void check(String expected, String found) {
        if (!expected.equals(found)) {
            throw new AssertionError("expected " + expected + " but was " + found);
        }
    }
}
