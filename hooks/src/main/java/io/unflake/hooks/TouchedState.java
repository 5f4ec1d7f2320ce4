package io.unflake.hooks;

import java.util.Arrays;

/**
 * Collects which shared state was read or written on any thread, in a JVM that records state.
 *
 * <p>Each state has two numbers: an even one for reads, and the next one for writes.
 */
public final class TouchedState {

    /** Reads of the default locale. */
    public static final int LOCALE = 0;

    /** Reads of the default time zone. */
    public static final int ZONE = 2;

    /** The first number for fields. */
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

    /** The default locale or time zone was set. */
    public static void set(int number) {
        hit(number);
        DetailHooks.named(number == LOCALE + 1 ? "locale" : "zone", "", true, null);
    }

    /** State of an object is read or written. Only the last object is remembered. */
    public static void hit(Object holder, int number) {
        if (!ignored[number]) {
            holders[number / 2] = holder;
            hit(number);
        }
    }

    /** Returns the object whose state was touched last and forgets it; null if there is none. */
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

    /** Makes room for a number. Must be called before any code that passes the number runs. */
    public static synchronized void reserve(int number) {
        if (number >= marked.length) {
            int length = Math.max(number + 1, marked.length * 2);
            ignored = Arrays.copyOf(ignored, length);
            marked = Arrays.copyOf(marked, length);
            holders = Arrays.copyOf(holders, length / 2 + 1);
        }
    }

    /** Excludes a number from recording. */
    public static synchronized void ignore(int number) {
        ignored[number] = true;
        marked[number] = true;
        holders[number / 2] = null;
    }

    /** Removes a number. Used because recording itself reads state. */
    public static synchronized void forget(int number) {
        for (int i = 0; i < size; i++) {
            if (passed[i] == number) {
                System.arraycopy(passed, i + 1, passed, i, --size - i);
                marked[number] = false;
                return;
            }
        }
    }

    /** Returns the numbers since the last call, in the order of the first access. */
    public static synchronized int[] drain() {
        int[] result = Arrays.copyOf(passed, size);
        for (int number : result) {
            marked[number] = ignored[number];
        }
        size = 0;
        return result;
    }
}
