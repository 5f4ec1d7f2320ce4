package io.unflake.hooks;

import java.util.Arrays;

/**
 * Collects numbers passed since the last drain. Passing a number again costs one array access.
 *
 * <p>While a class is being initialised, {@link #fast} hides the marks, so that every number takes the slow path and
 * can be attributed to the initialiser.
 */
final class Marks {

    /** The array for the fast path: {@link #marked}, or an array of the same length without marks. */
    boolean[] fast = new boolean[1024];

    private boolean[] marked = fast;
    private boolean hidden;
    private int[] passed = new int[64];
    private int size;

    /** Makes room for a number. Must be called before any code that passes the number runs. */
    synchronized void reserve(int number) {
        if (number >= marked.length) {
            marked = Arrays.copyOf(marked, Math.max(number + 1, marked.length * 2));
            show();
        }
    }

    void mark(int number, boolean asSite) {
        if (!Initialisers.keeps(number, asSite)) {
            add(number);
        }
    }

    private synchronized void add(int number) {
        if (!marked[number]) {
            marked[number] = true;
            if (size == passed.length) {
                passed = Arrays.copyOf(passed, size * 2);
            }
            passed[size++] = number;
        }
    }

    synchronized void hide(boolean hide) {
        hidden = hide;
        show();
    }

    private void show() {
        fast = hidden ? new boolean[marked.length] : marked;
    }

    synchronized int[] drain() {
        int[] result = Arrays.copyOf(passed, size);
        for (int number : result) {
            marked[number] = false;
        }
        size = 0;
        return result;
    }
}
