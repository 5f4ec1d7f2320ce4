package io.unflake.model.strategy;

import java.util.ArrayList;
import java.util.List;

/** The APIs that read the clock. */
final class ClockTargets {

    private static final List<String> DATES = List.of(
            "LocalDate",
            "LocalTime",
            "LocalDateTime",
            "ZonedDateTime",
            "OffsetDateTime",
            "OffsetTime",
            "Year",
            "YearMonth",
            "MonthDay",
            "chrono/JapaneseDate",
            "chrono/MinguoDate",
            "chrono/ThaiBuddhistDate",
            "chrono/HijrahDate");

    private static final String ZONE = "(Ljava/time/ZoneId;)";

    private ClockTargets() {}

    static List<Target> targets() {
        List<Target> targets = new ArrayList<>();
        targets.addAll(new TargetTable(SiteKind.NANO_CLOCK)
                .redirect("ClockHooks", "java/lang/System", "nanoTime()J")
                .targets());
        targets.addAll(wallClock().targets());
        return targets;
    }

    private static TargetTable wallClock() {
        TargetTable table = new TargetTable(SiteKind.WALL_CLOCK)
                .redirect("ClockHooks", "java/lang/System", "currentTimeMillis()J")
                .add(Form.MILLIS, "ClockHooks.currentTimeMillis", "java/util/Date", "<init>()V")
                .add(Form.CLOCK, "ClockHooks.systemUTC", "java/time/Instant", "now()Ljava/time/Instant;")
                .add(
                        Form.REDIRECT,
                        "ClockHooks.instantSource",
                        "java/time/InstantSource",
                        "system()Ljava/time/InstantSource;");
        clocks(table);
        calendars(table);
        DATES.forEach(date -> now(table, "java/time/" + date, "now", "java/time/" + date));
        now(table, "java/time/chrono/Chronology", "dateNow", "java/time/chrono/ChronoLocalDate");
        return table.add(
                Form.REDIRECT, "CrossingHooks.checkValidity", "java/security/cert/X509Certificate", "checkValidity()V");
    }

    private static void clocks(TargetTable table) {
        String clock = "Ljava/time/Clock;";
        table.redirect("ClockHooks", "java/time/Clock", "systemUTC()" + clock, "systemDefaultZone()" + clock)
                .redirect("ClockHooks", "java/time/Clock", "system" + ZONE + clock, "tickMillis" + ZONE + clock)
                .redirect("ClockHooks", "java/time/Clock", "tickSeconds" + ZONE + clock, "tickMinutes" + ZONE + clock);
    }

    private static void calendars(TargetTable table) {
        String zone = "Ljava/util/TimeZone;";
        String locale = "Ljava/util/Locale;";
        for (String arguments : List.of("()", "(" + zone + ")", "(" + locale + ")", "(" + zone + locale + ")")) {
            String getInstance = "getInstance" + arguments + "Ljava/util/Calendar;";
            table.add(Form.RESULT, "ClockHooks.calendar", "java/util/Calendar", getInstance);
            table.add(Form.MADE, "ClockHooks.made", "java/util/GregorianCalendar", "<init>" + arguments + "V");
        }
    }

    private static void now(TargetTable table, String owner, String name, String result) {
        String type = "L" + result + ";";
        table.add(Form.CLOCK, "ClockHooks.systemDefaultZone", owner, name + "()" + type);
        table.add(Form.CLOCK, "ClockHooks.system", owner, name + ZONE + type);
    }
}
