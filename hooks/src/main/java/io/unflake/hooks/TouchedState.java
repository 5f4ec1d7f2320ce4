package io.unflake.hooks;

import java.util.Arrays;

/**
 * Which state outside of tests was read or written, on any thread, in a JVM that records it.
 *
 * <p>Each state has two numbers: an even one for reading, and the next one for writing.
 */
public final class TouchedState {

    /** Reading the default locale. */
    public static final int LOCALE = 0;

    /** Reading the default time zone. */
    public static final int ZONE = 2;

    /** The first number that has no meaning of its own. */
    public static final int FIRST_FREE = 4;

    private static boolean[] marked = new boolean[4096];
    private static boolean[] ignored = new boolean[4096];
    private static Object[] holders = new Object[2048];
    private static int[] passed = new int[64];
    private static int size;

    private TouchedState() {}

    /** State is read or written. */
    public static void hit(int number) {
        if (!marked[number]) {
            mark(number);
        }
    }

    /** The state of an object is read or written; of several objects the last one counts. */
    public static void hit(Object holder, int number) {
        if (!ignored[number]) {
            holders[number / 2] = holder;
            hit(number);
        }
    }

    /** The object whose state with this number was touched last, null if there was none; it is not asked for again. */
    public static Object takeHolder(int number) {
        Object holder = holders[number / 2];
        holders[number / 2] = null;
        return holder;
    }

    private static synchronized void mark(int number) {
        if (!marked[number]) {
            marked[number] = true;
            if (size == passed.length) {
                passed = Arrays.copyOf(passed, size * 2);
            }
            passed[size++] = number;
        }
    }

    /** Makes room for a number; called before code that passes it can run. */
    public static synchronized void reserve(int number) {
        if (number >= marked.length) {
            int length = Math.max(number + 1, marked.length * 2);
            ignored = Arrays.copyOf(ignored, length);
            marked = Arrays.copyOf(marked, length);
            holders = Arrays.copyOf(holders, length / 2 + 1);
        }
    }

    /** From now on nobody wants to know about this number. */
    public static synchronized void ignore(int number) {
        ignored[number] = true;
        marked[number] = true;
        holders[number / 2] = null;
    }

    /** Takes back that a number was passed: whoever looks at state to record it is no reader. */
    public static synchronized void forget(int number) {
        for (int i = 0; i < size; i++) {
            if (passed[i] == number) {
                System.arraycopy(passed, i + 1, passed, i, --size - i);
                marked[number] = false;
                return;
            }
        }
    }

    /** Numbers passed since the last call, in the order in which they were first passed. */
    public static synchronized int[] drain() {
        int[] result = Arrays.copyOf(passed, size);
        for (int number : result) {
            marked[number] = ignored[number];
        }
        size = 0;
        return result;
    }
}
