package io.unflake.report.trace;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes what CI systems, build tools and terminals put in front of the lines of a log. */
final class LogPrefix {

    /** Colours, the notes that Jenkins hides in its logs, and byte order marks inside a file. */
    private static final Pattern CONTROL = Pattern.compile(
            "\u001B\\[8mha:[^\u001B]*\u001B\\[0m|\u001B_[^\u0007]*\u0007|\u001B\\[[0-9;?]*[A-Za-z]|\uFEFF");

    private static final String TIME =
            "\\[?(?:\\d{4}-\\d\\d-\\d\\d[T ])?\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?(?:Z|[+-]\\d\\d:?\\d\\d)?]?";

    /** {@code gh run view --log} writes the names of job and step. */
    private static final String JOB = "[^\\t]+\\t[^\\t]+\\t";

    /** GitLab numbers the streams of output, and marks the rest of a line by a plus. */
    private static final String STREAM = "[0-9a-f]{2}[OE](?:\\+|\\s|$)";

    private static final String LEVEL = "##\\[\\w+]|\\s*\\[(?i:ERROR|WARN|WARNING|INFO|DEBUG|junit|testng)](?:\\s|$)";

    private static final Pattern PREFIX =
            Pattern.compile("(?:" + JOB + ")?" + TIME + "(?:\\s|$)(?:" + STREAM + ")?|" + LEVEL);

    private LogPrefix() {}

    /** Returns a line as the program has printed it. */
    static String removed(String line) {
        boolean isPlain = line.indexOf('\u001B') < 0 && line.indexOf('\uFEFF') < 0;
        String rest = isPlain ? line : CONTROL.matcher(line).replaceAll("");
        Matcher prefix = PREFIX.matcher(rest);
        int start = 0;
        while (prefix.region(start, rest.length()).lookingAt()) {
            start = prefix.end();
        }
        return rest.substring(start);
    }
}
