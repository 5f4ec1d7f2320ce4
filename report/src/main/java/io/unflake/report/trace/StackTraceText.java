package io.unflake.report.trace;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads stack traces as the JVM, Surefire and loggers print them; causes are skipped, as in every other failure. */
public final class StackTraceText {

    private static final Pattern HEADER = Pattern.compile(
            "\\s*(?:Exception in thread \"[^\"]*\" )?((?:[\\p{L}_$][\\p{L}\\w$]*\\.)+[\\p{Lu}][\\p{L}\\w$]*)(?::\\s?(.*))?");
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
        Optional<Frame> frame = FrameText.read(line);
        if (frame.isPresent()) {
            frame(frame.get());
        } else if (ENCLOSED.matcher(line).matches()) {
            inCause = true;
        } else {
            text(line);
        }
    }

    private void frame(Frame frame) {
        if (type != null && !inCause) {
            frames.add(frame);
        }
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
