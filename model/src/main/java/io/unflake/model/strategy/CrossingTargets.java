package io.unflake.model.strategy;

import java.util.List;

/** The APIs that pass absolute times to or from the JDK, which are translated in all classes. */
final class CrossingTargets {

    private static final String DATE = "Ljava/util/Date;";
    private static final String TASK = "Ljava/util/TimerTask;";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String PATH = "Ljava/nio/file/Path;";
    private static final String FILE_TIME = "Ljava/nio/file/attribute/FileTime;";
    private static final String INSTANT = "Ljava/time/Instant;";

    private final TargetTable table = new TargetTable(SiteKind.NONE);

    static List<Target> targets() {
        CrossingTargets crossings = new CrossingTargets();
        crossings.deadlines();
        crossings.fileTimes();
        crossings.formats();
        crossings.others();
        return crossings.table.targets();
    }

    private void deadlines() {
        String locks = "java/util/concurrent/locks/";
        in("untilMillis", locks + "LockSupport", "parkUntil(J)V", "parkUntil(" + OBJECT + "J)V");
        in("until", locks + "Condition", "awaitUntil(" + DATE + ")Z");
        in("until", "java/util/Timer", "schedule(" + TASK + DATE + ")V");
        table.redirect("CrossingHooks", "java/util/Timer", "schedule(" + TASK + DATE + "J)V");
        table.redirect("CrossingHooks", "java/util/Timer", "scheduleAtFixedRate(" + TASK + DATE + "J)V");
        out("millisOut", "java/util/TimerTask", "scheduledExecutionTime()J");
    }

    private void fileTimes() {
        String attributes = "java/nio/file/attribute/BasicFileAttribute";
        String options = "[Ljava/nio/file/LinkOption;";
        in("millisIn", "java/io/File", "setLastModified(J)Z");
        out("millisOut", "java/io/File", "lastModified()J");
        in("fileTimeIn", "java/nio/file/Files", "setLastModifiedTime(" + PATH + FILE_TIME + ")" + PATH);
        out("fileTimeOut", "java/nio/file/Files", "getLastModifiedTime(" + PATH + options + ")" + FILE_TIME);
        out(
                "attributeOut",
                "java/nio/file/Files",
                "getAttribute(" + PATH + "Ljava/lang/String;" + options + ")" + OBJECT);
        for (String time : List.of("lastModifiedTime", "lastAccessTime", "creationTime")) {
            out("fileTimeOut", attributes + "s", time + "()" + FILE_TIME);
        }
        table.redirect("CrossingHooks", attributes + "View", "setTimes(" + FILE_TIME + FILE_TIME + FILE_TIME + ")V");
    }

    /** Date formats read the clock to interpret two-digit years. */
    private void formats() {
        String format = "Ljava/text/DateFormat;";
        String locale = "Ljava/util/Locale;";
        for (String arguments : List.of(
                "()",
                "(Ljava/lang/String;)",
                "(Ljava/lang/String;" + locale + ")",
                "(Ljava/lang/String;Ljava/text/DateFormatSymbols;)")) {
            table.add(Form.MADE, "CrossingHooks.formatMade", "java/text/SimpleDateFormat", "<init>" + arguments + "V");
        }
        out("formatOut", "java/text/DateFormat", "getInstance()" + format);
        for (String arguments : List.of("()", "(I)", "(I" + locale + ")")) {
            out("formatOut", "java/text/DateFormat", "getDateInstance" + arguments + format);
            out("formatOut", "java/text/DateFormat", "getTimeInstance" + arguments + format);
        }
        for (String arguments : List.of("()", "(II)", "(II" + locale + ")")) {
            out("formatOut", "java/text/DateFormat", "getDateTimeInstance" + arguments + format);
        }
    }

    private void others() {
        String logRecord = "java/util/logging/LogRecord";
        in("millisIn", logRecord, "setMillis(J)V");
        out("millisOut", logRecord, "getMillis()J");
        in("instantIn", logRecord, "setInstant(" + INSTANT + ")V");
        out("instantOut", logRecord, "getInstant()" + INSTANT);
        out("optionalOut", "java/lang/ProcessHandle$Info", "startInstant()Ljava/util/Optional;");
        out("millisOut", "java/lang/management/RuntimeMXBean", "getStartTime()J");
        out("elapsedOut", "java/lang/management/RuntimeMXBean", "getUptime()J");
        String parse = "parse(Ljava/lang/String;)Ljava/util/List;";
        table.add(Form.ARGUMENT, "CookieHooks.header", "java/net/HttpCookie", parse);
    }

    private void in(String hook, String owner, String... methods) {
        table.add(Form.ARGUMENT, "CrossingHooks." + hook, owner, methods);
    }

    private void out(String hook, String owner, String method) {
        table.add(Form.RESULT, "CrossingHooks." + hook, owner, method);
    }
}
