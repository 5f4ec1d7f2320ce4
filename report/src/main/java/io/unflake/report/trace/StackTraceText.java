package io.unflake.report.trace;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads stack traces as the JVM, Surefire and loggers print them; causes are skipped, as in every other failure. */
public final class StackTraceText {

    private static final Pattern HEADER = Pattern.compile(
            "\\s*(?:Exception in thread \"[^\"]*\" )?((?:[\\p{L}_$][\\p{L}\\w$]*\\.)+[\\p{Lu}][\\p{L}\\w$]*)(?::\\s?(.*))?");
    private static final Pattern FRAME =
            Pattern.compile("\\s*at (?:[^\\s()]*/)?([^\\s()/]+)\\.([^\\s().]+)\\(([^()]*)\\).*");
    private static final Pattern FILE = Pattern.compile("(.+?):(\\d{1,9})");
    private static final Pattern ENCLOSED = Pattern.compile("\\s*(?:Caused by|Suppressed): .*");

    private final List<Failure> failures = new ArrayList<>();
    private String type;
    private StringBuilder message;
    private List<Frame> frames = new ArrayList<>();
    private boolean inCause;

    private StackTraceText() {}

    /** All traces in a text, in order. */
    public static List<Failure> read(String text) {
        StackTraceText reader = new StackTraceText();
        text.lines().map(LogPrefix::removed).forEach(reader::line);
        reader.end();
        return reader.failures;
    }

    private void line(String line) {
        Matcher frame = FRAME.matcher(line);
        if (frame.matches()) {
            frame(frame);
        } else if (ENCLOSED.matcher(line).matches()) {
            inCause = true;
        } else {
            text(line);
        }
    }

    private void frame(Matcher frame) {
        if (type != null && !inCause) {
            Matcher file = FILE.matcher(frame.group(3));
            frames.add(
                    file.matches()
                            ? new Frame(frame.group(1), frame.group(2), file.group(1), Integer.parseInt(file.group(2)))
                            : new Frame(frame.group(1), frame.group(2), source(frame.group(3)), -1));
        }
    }

    private static String source(String text) {
        return text.equals("Unknown Source") || text.equals("Native Method") ? "" : text;
    }

    /** A header, another line of a message, or log output between traces. */
    private void text(String line) {
        Matcher header = HEADER.matcher(line);
        boolean closed = type == null || !frames.isEmpty() || inCause;
        if (closed && header.matches()) {
            end();
            type = header.group(1);
            message = new StringBuilder(header.group(2) == null ? "" : header.group(2));
        } else if (!closed) {
            message.append('\n').append(line);
        }
    }

    private void end() {
        if (type != null && !frames.isEmpty()) {
            failures.add(new Failure(type, message.toString(), frames));
        }
        type = null;
        frames = new ArrayList<>();
        inCause = false;
    }
}
