package io.unflake.agent.record;

import io.unflake.hooks.OpenFields;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A bounded walk through fields, arrays and JDK collections that shows each value to a {@link HeapSink}.
 *
 * <p>It calls no user code and takes no lock.
 */
final class HeapWalk {

    private static final int PRIMITIVES_PER_VISIT = 16;
    private static final int CHARACTERS_PER_VISIT = 64;

    private final HeapSink sink;
    private final InstanceFields fields;
    private final Thread owner;
    private final WalkBudget budget;
    private final NodeClassifier classifier;

    /** @param owner the thread whose values of thread-local variables are visited */
    HeapWalk(HeapSink sink, InstanceFields fields, Thread owner, WalkBudget budget) {
        this.sink = sink;
        this.fields = fields;
        this.owner = owner;
        this.budget = budget;
        classifier = new NodeClassifier(fields, budget);
    }

    /**
     * Shows a value and everything reachable from it to the sink.
     *
     * @throws WalkBudget.TooLargeException if the budget is exceeded
     * @throws RuntimeException if an object changes during the walk
     */
    void visit(Object value) throws ReflectiveOperationException {
        visit(value, 0);
    }

    private void visit(Object value, int depth) throws ReflectiveOperationException {
        budget.visit(depth);
        if (isLeaf(value)) {
            budget.spend(value instanceof String text ? text.length() / CHARACTERS_PER_VISIT : 0);
            sink.leaf(value);
        } else if (!sink.again(value)) {
            HeapNode node = classifier.classify(value);
            if (sink.enter(node)) {
                parts(node, depth + 1);
                sink.leave();
            }
        }
    }

    /** All of these classes are final and belong to the JDK. */
    private static boolean isLeaf(Object value) {
        return value == null
                || value instanceof String
                || value instanceof Integer
                || value instanceof Boolean
                || value instanceof Long
                || value instanceof Double
                || value instanceof Character
                || value instanceof Byte
                || value instanceof Short
                || value instanceof Float
                || value instanceof Pattern;
    }

    private void parts(HeapNode node, int depth) throws ReflectiveOperationException {
        switch (node.shape()) {
            case OPAQUE -> {}
            case OBJECT -> fields(node, depth);
            case ARRAY -> array(node, depth);
            case LIST, SET -> elements((Collection<?>) node.value(), depth);
            case MAP -> entries((Map<?, ?>) node.value(), depth);
            case THREAD_LOCAL -> {
                if (sink.next("value")) {
                    visit(OpenFields.get((ThreadLocal<?>) node.value(), owner), depth);
                }
            }
        }
    }

    private void fields(HeapNode node, int depth) throws ReflectiveOperationException {
        for (Field field : fields.of(node.type()).fields()) {
            if (!sink.next(field.getName())) {
                return;
            }
            visit(OpenFields.get(field, node.value()), depth);
        }
    }

    private void elements(Collection<?> collection, int depth) throws ReflectiveOperationException {
        for (Object element : collection) {
            if (!sink.next(null)) {
                return;
            }
            visit(element, depth);
        }
    }

    private void entries(Map<?, ?> map, int depth) throws ReflectiveOperationException {
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (!sink.next(null)) {
                return;
            }
            visit(entry.getKey(), depth);
            visit(entry.getValue(), depth);
        }
    }

    private void array(HeapNode node, int depth) throws ReflectiveOperationException {
        Object array = node.value();
        boolean primitive = node.hasPrimitiveElements();
        int length = node.size();
        for (int i = 0; i < length && sink.next(null); i++) {
            if (primitive) {
                budget.spend(i % PRIMITIVES_PER_VISIT == 0 ? 1 : 0);
                sink.leaf(Array.get(array, i));
            } else {
                visit(Array.get(array, i), depth);
            }
        }
    }
}
