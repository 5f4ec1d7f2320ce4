package io.unflake.agent.record;

import java.util.concurrent.TimeUnit;

/**
 * Renders any value as a short text for people, such as {@code LinkedList(size 3) ["a", "b", "c"]} or
 * {@code Config{currency="EUR", rate=1.2}}.
 *
 * <p>It calls no user code, takes no lock and changes nothing. Texts are bounded in length, depth and elements.
 */
public final class ReadableValues {

    private static final int MAX_VISITS = 2_000;
    private static final long MAX_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long TIMEOUT_MILLIS = 2_000;

    private final InstanceFields fields = new InstanceFields();
    private final WalkThread thread;

    public ReadableValues() {
        this(new WalkThread("unflake-readable-values", TIMEOUT_MILLIS));
    }

    ReadableValues(WalkThread thread) {
        this.thread = thread;
    }

    /** Returns the text of a value; thread-local variables show their values for the calling thread. */
    public String of(Object value) {
        Thread owner = Thread.currentThread();
        return thread.call(() -> text(value, owner))
                .orElseGet(() -> value == null ? Literals.of(null) : ReadableNames.of(value) + " (content unknown)");
    }

    private String text(Object value, Thread owner) {
        TextSink sink = new TextSink();
        WalkBudget budget = new WalkBudget(MAX_VISITS, System.nanoTime() + MAX_NANOS);
        try {
            new HeapWalk(sink, fields, owner, budget).visit(value);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError e) {
            // The value is too large or changed during the walk: the sink has a part of it.
        }
        return sink.text();
    }
}
