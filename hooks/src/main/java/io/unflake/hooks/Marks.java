package io.unflake.hooks;

import java.util.Arrays;

/**
 * Numbers that were passed since they were last asked for; to pass one again costs an array access.
 *
 * <p>While a class is initialised {@link #fast} hides what is marked, so that every number is looked at anew: what an
 * initialiser passes is kept with its class.
 */
final class Marks {

    /** What the fast path looks at: {@link #marked}, or an array without marks of the same length. */
    boolean[] fast = new boolean[1024];

    private boolean[] marked = fast;
    private boolean hidden;
    private int[] passed = new int[64];
    private int size;

    /** Makes room for a number; called before code that passes it can run. */
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
