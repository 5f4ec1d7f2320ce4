package io.unflake.agent.record;

import io.unflake.agent.record.HeapNode.Shape;
import java.lang.ref.Reference;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.Timer;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;

/**
 * Decides which parts of an object a {@link HeapWalk} visits.
 *
 * <p>Active objects (threads, class loaders, executors) and the internals of the JDK are opaque.
 */
final class NodeClassifier {

    private static final Set<String> PACKAGES_WITH_FIELDS =
            Set.of("java.util", "java.util.concurrent.atomic", "java.time", "java.math", "java.text");
    private static final Set<Class<?>> CLASSES_WITH_FIELDS = Set.of(StringBuilder.class, StringBuffer.class);

    private final Mocks mocks = new Mocks();
    private final InstanceFields fields;
    private final WalkBudget budget;

    NodeClassifier(InstanceFields fields, WalkBudget budget) {
        this.fields = fields;
        this.budget = budget;
    }

    HeapNode classify(Object value) throws ReflectiveOperationException {
        Class<?> type = value.getClass();
        boolean isJdk = ClassNames.isJdk(type);
        if (value instanceof Class<?> named) {
            return opaque(value, ClassNames.plain(named));
        }
        if (value instanceof Enum<?> constant) {
            return isJdk ? opaque(value, constant.name()) : object(value, constant.name());
        }
        if (type.isArray()) {
            HeapNode array = new HeapNode(value, Shape.ARRAY, null, true);
            return array.size() > 0 ? array : new HeapNode(value, Shape.ARRAY, null, false);
        }
        List<String> calls = isJdk ? null : mocks.calls(value);
        if (calls != null) {
            return mock(value, calls);
        }
        if (isActive(value) || ClassNames.isLogging(type)) {
            return opaque(value, null);
        }
        if (value instanceof ThreadLocal<?>) {
            return new HeapNode(value, Shape.THREAD_LOCAL, null, true);
        }
        return isJdk ? ofJdk(value, type) : object(value, null);
    }

    /** A spy has fields of its own. Those of a generated mock class lead into Mockito, which counts all calls. */
    private HeapNode mock(Object value, List<String> calls) {
        budget.spend(calls.size());
        Shape shape = ClassNames.isMock(value.getClass()) ? Shape.OPAQUE : Shape.OBJECT;
        return new HeapNode(value, shape, calls.toString(), true);
    }

    private static boolean isActive(Object value) {
        return value instanceof Thread
                || value instanceof ThreadGroup
                || value instanceof ClassLoader
                || value instanceof Executor
                || value instanceof Reference
                || value instanceof Throwable
                || value instanceof BlockingQueue
                || value instanceof WeakHashMap
                || value instanceof Random
                || value instanceof Timer;
    }

    private HeapNode ofJdk(Object value, Class<?> type) {
        if (!ClassNames.isView(type) && !(value instanceof Vector)) {
            boolean mutable = !ClassNames.isImmutableCollection(type);
            if (value instanceof Map<?, ?>) {
                return new HeapNode(value, Shape.MAP, null, mutable);
            }
            if (value instanceof Collection<?>) {
                return new HeapNode(value, value instanceof Set ? Shape.SET : Shape.LIST, null, mutable);
            }
        }
        return PACKAGES_WITH_FIELDS.contains(type.getPackageName()) || CLASSES_WITH_FIELDS.contains(type)
                ? object(value, null)
                : opaque(value, null);
    }

    private HeapNode object(Object value, String label) {
        return new HeapNode(
                value, Shape.OBJECT, label, fields.of(value.getClass()).mutable());
    }

    private static HeapNode opaque(Object value, String label) {
        return new HeapNode(value, Shape.OPAQUE, label, false);
    }
}
