package io.unflake.agent.record;

import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Hashtable;
import java.util.Map;
import java.util.Properties;

/**
 * An object that a {@link HeapWalk} visits.
 *
 * @param label the constant's name for an enum, the class name for a class, the recorded calls for a mock, else null
 * @param mutable whether the object itself can change without a write to the field that holds it
 */
record HeapNode(Object value, Shape shape, String label, boolean mutable) {

    static final int UNKNOWN_SIZE = -1;

    /** Which parts an object has. */
    enum Shape {
        /** None: only its class and its label count. */
        OPAQUE,
        /** Its instance fields. */
        OBJECT,
        ARRAY,
        /** Elements in a defined order. */
        LIST,
        /** Elements in no particular order. */
        SET,
        /** Entries in no particular order. */
        MAP,
        /** The value that a thread-local variable has for the thread of the test. */
        THREAD_LOCAL
    }

    Class<?> type() {
        return value.getClass();
    }

    /** Returns the number of elements or entries if the JDK can tell it without taking a lock. */
    int size() {
        if (value instanceof Hashtable && !(value instanceof Properties)) {
            return UNKNOWN_SIZE;
        }
        return switch (shape) {
            case ARRAY -> Array.getLength(value);
            case LIST, SET -> ((Collection<?>) value).size();
            case MAP -> ((Map<?, ?>) value).size();
            default -> UNKNOWN_SIZE;
        };
    }

    boolean hasPrimitiveElements() {
        return shape == Shape.ARRAY && type().getComponentType().isPrimitive();
    }
}
