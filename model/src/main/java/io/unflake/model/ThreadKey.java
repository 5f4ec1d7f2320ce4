package io.unflake.model;

/**
 * Identifies a thread across runs.
 *
 * <p>The key is derived from the stack that started the thread, from how many threads that stack had started before, and
 * from the key of the starting thread. Names and ids of threads differ between runs, this key does not.
 */
public record ThreadKey(String value) {

    /** The thread that runs the tests. */
    public static final ThreadKey MAIN = new ThreadKey("0");

    /**
     * The key of a thread that another one starts.
     *
     * @param stack the frames of the code that starts it, innermost first
     * @param earlier how many threads this stack of the starting thread has started before in the same test
     */
    public ThreadKey child(String stack, int earlier) {
        return new ThreadKey(Digest.of(value + "\n" + earlier + "\n" + stack));
    }

    @Override
    public String toString() {
        return value;
    }
}
