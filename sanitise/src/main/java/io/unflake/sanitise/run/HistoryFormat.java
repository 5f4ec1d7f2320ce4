package io.unflake.sanitise.run;

import io.unflake.sanitise.run.History.Line;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads and writes the history as tab-separated lines. */
final class HistoryFormat {

    private static final int FIELDS = 5;
    private static final int DETAILS = 6;

    private HistoryFormat() {}

    static String format(Collection<Line> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> append(text, line));
        return text.toString();
    }

    /** Returns the lines by the names of their tests. */
    static Map<String, Line> parse(String text) {
        Map<String, Line> lines = new TreeMap<>();
        Map<String, JvmId> jvms = new HashMap<>();
        for (String each : text.split("\n", -1)) {
            Line line = parse(each.split("\t", -1), jvms);
            if (line != null) {
                lines.put(line.result().test(), line);
            }
        }
        return lines;
    }

    /** Passed and failed tests have no details. */
    private static void append(StringBuilder text, Line line) {
        SanitiseResult result = line.result();
        text.append(escape(result.test())).append('\t').append(result.outcome().name());
        text.append('\t').append(line.before() == null ? "" : line.before().name());
        text.append('\t').append(line.jvm()).append('\t').append(line.at());
        if (!result.message().isEmpty()) {
            for (String detail : List.of(
                    result.message(),
                    result.assumptions(),
                    result.exception(),
                    result.target(),
                    result.thread(),
                    result.location())) {
                text.append('\t').append(escape(detail));
            }
        }
        text.append('\n');
    }

    /**
     * Returns null if the line is malformed; its test then has no history.
     *
     * @param jvms the JVMs of the lines so far, so that the few different ones are parsed only once
     */
    private static Line parse(String[] fields, Map<String, JvmId> jvms) {
        if (fields.length != FIELDS && fields.length != FIELDS + DETAILS) {
            return null;
        }
        try {
            String test = unescape(fields[0]);
            SanitiseOutcome outcome = SanitiseOutcome.valueOf(fields[1]);
            SanitiseOutcome before = fields[2].isEmpty() ? null : SanitiseOutcome.valueOf(fields[2]);
            SanitiseResult result = fields.length == FIELDS
                    ? SanitiseResult.of(test, outcome, "")
                    : new SanitiseResult(
                            test,
                            outcome,
                            unescape(fields[FIELDS]),
                            unescape(fields[FIELDS + 1]),
                            unescape(fields[FIELDS + 2]),
                            unescape(fields[FIELDS + 3]),
                            unescape(fields[FIELDS + 4]),
                            unescape(fields[FIELDS + 5]));
            return new Line(result, before, jvms.computeIfAbsent(fields[3], JvmId::parse), Long.parseLong(fields[4]));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    private static String unescape(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                char next = text.charAt(++i);
                result.append(next == 't' ? '\t' : next == 'n' ? '\n' : next == 'r' ? '\r' : next);
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }
}
