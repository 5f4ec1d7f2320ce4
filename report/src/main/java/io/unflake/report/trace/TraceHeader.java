package io.unflake.report.trace;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The line with which a stack trace begins.
 *
 * @param indent the number of characters before it
 * @param message the first line of the message
 * @param isWhole whether Gradle has written no more than the place of the failure
 */
record TraceHeader(int indent, String type, String message, boolean isWhole) {

    private static final Pattern HEADER =
            Pattern.compile("(\\s*)(?:Exception in thread \"[^\"]*\" )?((?:[\\p{L}_$][\\p{L}\\w$.]*\\.)?"
                    + "[\\p{Lu}_$][\\p{L}\\w$]*)(?::\\s?(.*)|( at [^\\s:]+\\.\\w+:\\d+))?");

    private static final Pattern NAMED = Pattern.compile(".*(?:Exception|Error|Failure|Throwable)");

    /** A line of thread dumps. */
    private static final String STATE = "java.lang.Thread.State";

    /** Returns the header in a line; empty if it is none. */
    static Optional<TraceHeader> read(String line) {
        Matcher header = HEADER.matcher(line);
        if (!header.matches()) {
            return Optional.empty();
        }
        String type = header.group(2);
        boolean isType = isQualified(type) ? !type.equals(STATE) : isNamed(type);
        String message = header.group(3) == null ? "" : header.group(3);
        return isType
                ? Optional.of(new TraceHeader(header.group(1).length(), type, message, header.group(4) != null))
                : Optional.empty();
    }

    /** Whether another header begins another trace; one that is indented or vague belongs to the message of this one. */
    boolean isEndedBy(TraceHeader next) {
        return next.indent <= indent && isQualified(next.type) && isNamed(next.type);
    }

    private static boolean isQualified(String type) {
        return type.indexOf('.') > 0;
    }

    private static boolean isNamed(String type) {
        return NAMED.matcher(type).matches();
    }
}
