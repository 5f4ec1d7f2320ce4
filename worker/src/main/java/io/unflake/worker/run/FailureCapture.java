package io.unflake.worker.run;

import io.unflake.model.Failure;
import io.unflake.model.Frame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Takes down an exception of the user's, whose methods may themselves throw, lie or never fit on the channel. */
final class FailureCapture {

    private static final int MAX_MESSAGE = 8 << 10;
    private static final int MAX_FRAMES = 1_000;
    private static final int MAX_CAUSES = 16;

    private FailureCapture() {}

    static Failure of(Throwable thrown) {
        return new Failure(thrown.getClass().getName(), message(thrown), stack(thrown), causes(thrown));
    }

    private static String message(Throwable thrown) {
        String message = guarded(thrown::getMessage, "(its getMessage() throws)");
        return message == null || message.length() <= MAX_MESSAGE ? message : message.substring(0, MAX_MESSAGE) + "…";
    }

    private static List<Frame> stack(Throwable thrown) {
        List<StackTraceElement> all = new ArrayList<>();
        bundled(thrown).forEach(failure -> all.addAll(elements(failure)));
        all.addAll(elements(thrown));
        return bothEnds(all).stream().map(Frame::of).toList();
    }

    /** What an exception stands for that only bundles others: it was made by a framework and says nothing of where. */
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

    /** The exception and its causes, as far as they are not without end. */
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
