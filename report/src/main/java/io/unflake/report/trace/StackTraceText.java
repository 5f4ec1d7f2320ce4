package io.unflake.report.trace;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads stack traces as the JVM, build tools and loggers print them; causes are skipped, as in every other failure. A
 * line that is no part of a trace ends it. Build tools name the failed test before its trace.
 */
public final class StackTraceText {

    private static final Pattern ENCLOSED = Pattern.compile("\\s*(?:Caused by|Suppressed):( .*)?");

    /** What stands for frames that are left out. */
    private static final Pattern OMITTED = Pattern.compile("\\s*\\.\\.\\. \\d+ .*");

    /** Longer messages are other output after a line that only looks like an exception. */
    private static final int LONGEST_MESSAGE = 1_000;

    private final Consumer<TracedFailure> found;
    private final TestHeadings headings = new TestHeadings();
    private ReportedTest test;
    private TraceHeader header;
    private List<String> message = new ArrayList<>();
    private List<Frame> frames = new ArrayList<>();
    private boolean inCause;
    private boolean isHeaderOfCauseNext;

    /** @param found is told about each trace when it ends */
    public StackTraceText(Consumer<TracedFailure> found) {
        this.found = found;
    }

    /** All traces in a text, in order. */
    public static List<Failure> read(String text) {
        List<Failure> failures = new ArrayList<>();
        StackTraceText reader = new StackTraceText(traced -> failures.add(traced.failure()));
        text.lines().forEach(reader::line);
        reader.end();
        return failures.stream().filter(Objects::nonNull).toList();
    }

    /** Reads the next line. */
    public void line(String printed) {
        String line = LogPrefix.removed(printed);
        Optional<Frame> frame = FrameText.read(line);
        Matcher enclosed = ENCLOSED.matcher(line);
        if (frame.isPresent()) {
            frame(frame.get());
        } else if (enclosed.matches()) {
            inCause = header != null;
            isHeaderOfCauseNext = enclosed.group(1) == null;
        } else if (isMessage() || !(line.isBlank() || OMITTED.matcher(line).matches())) {
            text(line);
        }
    }

    /** There are no more lines. */
    public void end() {
        if (test != null || (header != null && !frames.isEmpty())) {
            found.accept(new TracedFailure(test, failure()));
        }
        test = null;
        header = null;
        frames = new ArrayList<>();
        inCause = false;
    }

    private Failure failure() {
        return header == null ? null : new Failure(header.type(), String.join("\n", message), frames);
    }

    private void frame(Frame frame) {
        if (header != null && !inCause) {
            frames.add(frame);
        }
    }

    /** The name of a failed test, a header, another line of a message, or other output. */
    private void text(String line) {
        Optional<ReportedTest> named = headings.read(line);
        Optional<TraceHeader> next = TraceHeader.read(line);
        if (named.isPresent()) {
            end();
            test = named.get();
        } else if (isMessage() && next.filter(header::isEndedBy).isEmpty()) {
            message(line);
        } else if (inCause && isHeaderOfCauseNext) {
            isHeaderOfCauseNext = false;
        } else {
            other(next);
        }
    }

    private void other(Optional<TraceHeader> next) {
        if (header != null || next.isEmpty()) {
            end();
        }
        next.ifPresent(this::begin);
    }

    /** Whether a line belongs to the message unless it is something else. */
    private boolean isMessage() {
        return header != null && frames.isEmpty() && !inCause;
    }

    private void message(String line) {
        if (message.size() < LONGEST_MESSAGE) {
            message.add(line);
        } else {
            end();
        }
    }

    private void begin(TraceHeader next) {
        header = next;
        message = new ArrayList<>(List.of(next.message()));
        if (next.isWhole()) {
            end();
        }
    }
}
