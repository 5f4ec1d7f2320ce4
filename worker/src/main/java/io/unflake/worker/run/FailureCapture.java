package io.unflake.worker.run;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Converts an exception of the user to a {@link Failure}. Its methods may throw, and its texts may be too long for the
 * channel.
 */
final class FailureCapture {

    private static final int MAX_MESSAGE = 8 << 10;
    private static final int MAX_FRAMES = 1_000;
    private static final int MAX_CAUSES = 16;

    private FailureCapture() {}

    static Failure of(Throwable thrown) {
        return new Failure(thrown.getClass().getName(), message(thrown), stack(thrown), causes(thrown));
    }

    private static String message(Throwable thrown) {
        String message = guarded(thrown::getMessage, "(getMessage() throws)");
        return message == null || message.length() <= MAX_MESSAGE ? message : message.substring(0, MAX_MESSAGE) + "…";
    }

    private static List<Frame> stack(Throwable thrown) {
        List<StackTraceElement> all = new ArrayList<>();
        bundled(thrown).forEach(failure -> all.addAll(elements(failure)));
        all.addAll(elements(thrown));
        return bothEnds(all).stream().map(Frame::of).toList();
    }

    /** Returns the exceptions that a framework has combined into one, whose own stack trace says nothing. */
    private static List<Throwable> bundled(Throwable thrown) {
        if (!thrown.getClass().getName().equals("org.opentest4j.MultipleFailuresError")) {
            return List.of();
        }
        return Arrays.stream(thrown.getSuppressed()).limit(MAX_CAUSES).toList();
    }

    private static List<StackTraceElement> elements(Throwable thrown) {
        StackTraceElement[] stack = guarded(thrown::getStackTrace, new StackTraceElement[0]);
        return stack == null
                ? List.of()
                : Arrays.stream(stack).filter(element -> element != null).toList();
    }

    private static List<StackTraceElement> bothEnds(List<StackTraceElement> elements) {
        if (elements.size() <= MAX_FRAMES) {
            return elements;
        }
        List<StackTraceElement> ends = new ArrayList<>(elements.subList(0, MAX_FRAMES / 2));
        ends.addAll(elements.subList(elements.size() - MAX_FRAMES / 2, elements.size()));
        return ends;
    }

    private static List<String> causes(Throwable thrown) {
        List<String> causes = new ArrayList<>();
        for (Throwable cause : chain(thrown)) {
            String message = message(cause);
            causes.add(cause.getClass().getName() + (message == null ? "" : ": " + message));
        }
        return causes.subList(1, causes.size());
    }

    /** Returns an exception and a limited number of its causes, which may form a cycle. */
    static List<Throwable> chain(Throwable thrown) {
        List<Throwable> chain = new ArrayList<>();
        for (Throwable next = thrown;
                next != null && chain.size() <= MAX_CAUSES;
                next = guarded(next::getCause, null)) {
            chain.add(next);
        }
        return chain;
    }

    @SuppressWarnings("CatchAndPrintStackTrace")
    private static <T> T guarded(Supplier<T> users, T otherwise) {
        try {
            return users.get();
        } catch (Throwable e) {
            return otherwise;
        }
    }
}
