package io.unflake.agent.record;

import io.unflake.hooks.OpenFields;
import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.regex.Pattern;

/**
 * Numbers for values, equal for equal content, found by a bounded walk through fields, arrays and collections of the JDK.
 *
 * <p>No code of the user's is called, no lock is taken and no identity counts. What the JDK keeps to itself, and what is
 * alive (threads, loaders, executors), counts by its class only; of mocks counts what Mockito tells.
 */
final class ValueDigest {

    private static final int MOST_DEPTH = 150;
    private static final int VISITS_BETWEEN_LOOKS = 256;
    private static final long NULL = 17;
    private static final String IMMUTABLE = "java.util.ImmutableCollections$";

    private final Map<Class<?>, Field[]> fields;
    private final Thread owner;
    private final Mocks mocks = new Mocks();
    private final IdentityHashMap<Object, Long> seen = new IdentityHashMap<>();
    private final long deadline;
    private int visitsLeft;
    private boolean mutable;

    /** Says that a value is too large to be walked through. */
    static final class TooLargeException extends RuntimeException {

        private static final long serialVersionUID = 1;

        TooLargeException() {
            super("too large", null, false, false);
        }
    }

    /**
     * @param fields of classes seen before, which are added to
     * @param owner the thread whose variables count
     * @param deadline as {@link System#nanoTime()} tells it
     */
    ValueDigest(Map<Class<?>, Field[]> fields, Thread owner, int mostVisits, long deadline) {
        this.fields = fields;
        this.owner = owner;
        this.deadline = deadline;
        visitsLeft = mostVisits;
    }

    /** The number of a value; it throws what a hostile graph makes it throw. */
    long of(Object value) throws ReflectiveOperationException {
        mutable = false;
        return walk(value, 0);
    }

    /** Whether anything in the last value can change without anybody writing the field that holds it. */
    boolean isMutable() {
        return mutable;
    }

    int visitsLeft() {
        return visitsLeft;
    }

    /** Forgets all objects, since some were left in the middle. */
    void forget() {
        seen.clear();
    }

    private long walk(Object value, int depth) throws ReflectiveOperationException {
        if (--visitsLeft < 0
                || depth > MOST_DEPTH
                || (visitsLeft % VISITS_BETWEEN_LOOKS == 0 && System.nanoTime() - deadline > 0)) {
            throw new TooLargeException();
        }
        if (value == null) {
            return NULL;
        }
        Class<?> type = value.getClass();
        if (isLeaf(value)) {
            return mix(text(type.getName()), text(value.toString()));
        }
        Long known = seen.get(value);
        if (known != null) {
            return known;
        }
        long name = text(ClassNames.plain(type));
        seen.put(value, name);
        long result = mix(name, content(value, type, depth + 1));
        seen.put(value, result);
        return result;
    }

    /** Whether its text is all there is of it; each of these classes is final and of the JDK. */
    private static boolean isLeaf(Object value) {
        return value instanceof String
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

    private long content(Object value, Class<?> type, int depth) throws ReflectiveOperationException {
        if (value instanceof Class<?> named) {
            return text(ClassNames.plain(named));
        }
        if (value instanceof Enum<?> constant) {
            return mix(text(constant.name()), isJdk(type) ? 0 : fields(value, type, depth));
        }
        if (type.isArray()) {
            return array(value, type.getComponentType(), depth);
        }
        List<String> mocked = isJdk(type) ? null : mocks.told(value);
        if (mocked != null) {
            return mock(mocked, value, type, depth);
        }
        if (isAlive(value) || ClassNames.isLogging(type)) {
            return 0;
        }
        if (value instanceof ThreadLocal<?> variable) {
            mutable = true;
            return walk(OpenFields.get(variable, owner), depth);
        }
        return isJdk(type) ? ofJdk(value, type, depth) : fields(value, type, depth);
    }

    private static boolean isAlive(Object value) {
        return value instanceof Thread
                || value instanceof ThreadGroup
                || value instanceof ClassLoader
                || value instanceof Executor
                || value instanceof Reference
                || value instanceof Throwable
                || value instanceof BlockingQueue
                || value instanceof WeakHashMap
                || value instanceof java.util.Random
                || value instanceof java.util.Timer;
    }

    static boolean isJdk(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
    }

    private long ofJdk(Object value, Class<?> type, int depth) throws ReflectiveOperationException {
        if (!isView(type) && !(value instanceof Vector)) {
            if (value instanceof Map<?, ?> map) {
                return map(map, type, depth);
            }
            if (value instanceof Collection<?> collection) {
                return collection(collection, type, depth);
            }
        }
        return switch (type.getPackageName()) {
            case "java.util", "java.util.concurrent.atomic", "java.time", "java.math", "java.text" ->
                fields(value, type, depth);
            default -> type == StringBuilder.class || type == StringBuffer.class ? fields(value, type, depth) : 0;
        };
    }

    /** Wrappers and views may call what is behind them, or its comparator: it is looked at by itself. */
    private static boolean isView(Class<?> type) {
        String name = type.getName();
        return name.indexOf('$') > 0 && !name.startsWith(IMMUTABLE) && !name.equals("java.util.Arrays$ArrayList");
    }

    /** Entries in whatever order they come. */
    private long map(Map<?, ?> map, Class<?> type, int depth) throws ReflectiveOperationException {
        changes(type);
        long sum = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            sum += mix(walk(entry.getKey(), depth), walk(entry.getValue(), depth));
        }
        return sum;
    }

    private long collection(Collection<?> collection, Class<?> type, int depth) throws ReflectiveOperationException {
        changes(type);
        boolean ordered = !(collection instanceof Set);
        long result = 0;
        for (Object element : collection) {
            long number = walk(element, depth);
            result = ordered ? mix(result, number) : result + mix(NULL, number);
        }
        return result;
    }

    private void changes(Class<?> collection) {
        mutable |= !collection.getName().startsWith(IMMUTABLE);
    }

    private long array(Object array, Class<?> component, int depth) throws ReflectiveOperationException {
        int length = Array.getLength(array);
        mutable |= length > 0;
        long result = length;
        for (int i = 0; i < length; i++) {
            if (component.isPrimitive()) {
                visitsLeft -= i % 16 == 0 ? 1 : 0;
                result = mix(result, Array.get(array, i).hashCode());
            } else {
                result = mix(result, walk(Array.get(array, i), depth));
            }
            if (visitsLeft < 0) {
                throw new TooLargeException();
            }
        }
        return result;
    }

    /** A spy has fields of its own; those of a class made for mocks lead to Mockito, which counts all calls. */
    private long mock(List<String> told, Object value, Class<?> type, int depth) throws ReflectiveOperationException {
        mutable = true;
        visitsLeft -= told.size();
        long calls = text(told.toString());
        return ClassNames.isMock(type) ? calls : mix(calls, fields(value, type, depth));
    }

    private long fields(Object value, Class<?> type, int depth) throws ReflectiveOperationException {
        Field[] all = fields.get(type);
        if (all == null) {
            all = OpenFields.ofInstances(type);
            fields.put(type, all);
        }
        long result = 0;
        for (Field field : all) {
            if (!field.getName().equals("modCount")) {
                mutable |= !Modifier.isFinal(field.getModifiers()) && !isJdk(field.getDeclaringClass());
                mutable |= type.getPackageName().startsWith("java.util");
                result = mix(result, walk(OpenFields.get(field, value), depth));
            }
        }
        return result;
    }

    /** A text of its own, since {@link String#hashCode()} has too few bits for what is never compared again. */
    static long text(String text) {
        long result = text.length();
        for (int i = 0; i < text.length(); i++) {
            result = result * 1_099_511_628_211L ^ text.charAt(i);
        }
        return result;
    }

    private static long mix(long a, long b) {
        long mixed = (a ^ Long.rotateLeft(b, 23)) * 0x9E3779B97F4A7C15L;
        return mixed ^ (mixed >>> 29);
    }
}
