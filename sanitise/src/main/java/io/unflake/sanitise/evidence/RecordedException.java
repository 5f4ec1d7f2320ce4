package io.unflake.sanitise.evidence;

import java.util.ArrayList;
import java.util.List;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;

/**
 * An exception as the flight recorder has recorded it.
 *
 * @param stack where it was created, without the constructors of the exception
 * @param complete whether the stack was recorded as a whole
 * @param thread the name of the thread; empty if the recorder has lost it
 */
record RecordedException(
        Class<? extends Throwable> type,
        String message,
        List<StackTraceElement> stack,
        boolean complete,
        String thread) {

    private static final List<String> REFLECTION =
            List.of("java.lang.reflect.", "jdk.internal.reflect.", "java.lang.invoke.");

    static RecordedException of(RecordedEvent event, Class<? extends Throwable> type) {
        String message = event.getString("message");
        RecordedStackTrace trace = event.getStackTrace();
        return new RecordedException(
                type,
                message == null ? "" : message,
                trace == null ? List.of() : creation(frames(trace), type),
                trace != null && !trace.isTruncated(),
                event.getThread() == null ? "" : event.getThread().getJavaName());
    }

    private static List<StackTraceElement> frames(RecordedStackTrace trace) {
        List<StackTraceElement> frames = new ArrayList<>();
        for (RecordedFrame frame : trace.getFrames()) {
            frames.add(new StackTraceElement(
                    frame.getMethod().getType().getName(), frame.getMethod().getName(), null, frame.getLineNumber()));
        }
        return frames;
    }

    /** Drops the constructors of the exception and reflective calls of them. */
    private static List<StackTraceElement> creation(List<StackTraceElement> frames, Class<?> type) {
        int first = 0;
        while (first < frames.size() && isConstruction(frames.get(first), type)) {
            first++;
        }
        return List.copyOf(frames.subList(first, frames.size()));
    }

    private static boolean isConstruction(StackTraceElement frame, Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            if (each.getName().equals(frame.getClassName())
                    && frame.getMethodName().equals("<init>")) {
                return true;
            }
        }
        return REFLECTION.stream().anyMatch(frame.getClassName()::startsWith);
    }
}
