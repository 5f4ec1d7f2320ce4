package io.unflake.agent.record;

import io.unflake.agent.record.HeapNode.Shape;
import io.unflake.model.Detail.Value;
import java.util.concurrent.TimeUnit;

/**
 * Describes values for a detailed recording, on the thread of the test.
 *
 * <p>It calls no user code, takes no lock and changes nothing. Walks are bounded in objects, depth and time.
 */
public final class ValueReader {

    private static final int MAX_VISITS = 5_000;
    private static final int MAX_VISITS_FOR_TEXT = 2_000;
    private static final long MAX_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private final InstanceFields fields = new InstanceFields();

    /**
     * A value and what is known about it.
     *
     * @param mutable whether it can change without a write to the field that holds it
     * @param large whether it is too large for a digest
     * @param visits the number of objects that were visited for the digest
     */
    public record Reading(Value value, boolean mutable, boolean large, int visits) {

        /** Creates a reading of a value that cannot change. */
        public static Reading of(Value value) {
            return new Reading(value, false, false, 1);
        }
    }

    /**
     * Describes a value.
     *
     * @param before an earlier reading, which is returned if the content is the same; null if there is none
     * @param owner the thread whose values of thread-local variables count
     */
    public Reading read(Object value, Reading before, Thread owner) {
        if (SimpleValues.areWith(value)) {
            return Reading.of(SimpleValues.of(value));
        }
        String type = ClassNames.plain(value.getClass());
        WalkBudget budget = budget(MAX_VISITS);
        DigestSink.ContentHash digest = digest(value, owner, budget);
        String text = digest == null ? Traces.UNKNOWN : Traces.text(digest.number());
        if (digest != null
                && before != null
                && text.equals(before.value().digest())
                && type.equals(before.value().type())) {
            return before;
        }
        boolean large = digest == null && budget.isSpent();
        return new Reading(
                describe(value, type, text, owner),
                digest == null || digest.mutable(),
                large,
                MAX_VISITS - budget.visitsLeft());
    }

    private static WalkBudget budget(int visits) {
        return new WalkBudget(visits, System.nanoTime() + MAX_NANOS);
    }

    /** Returns null if the value is too large, changed during the walk, or is hostile. */
    private DigestSink.ContentHash digest(Object value, Thread owner, WalkBudget budget) {
        try {
            return new ValueDigest(fields, owner, budget).of(value);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError e) {
            return null;
        }
    }

    private Value describe(Object value, String type, String digest, Thread owner) {
        TextSink sink = new TextSink();
        try {
            new HeapWalk(sink, fields, owner, budget(MAX_VISITS_FOR_TEXT)).visit(value);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError e) {
            // The sink has a part of the value.
        }
        return new Value(sink.text(), type, SimpleValues.number(value), size(value), digest, SimpleValues.name(value));
    }

    private Integer size(Object value) {
        try {
            HeapNode node = new NodeClassifier(fields, budget(MAX_VISITS)).classify(value);
            int size = node.shape() == Shape.OPAQUE ? HeapNode.UNKNOWN_SIZE : node.size();
            return size == HeapNode.UNKNOWN_SIZE ? null : size;
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        }
    }
}
