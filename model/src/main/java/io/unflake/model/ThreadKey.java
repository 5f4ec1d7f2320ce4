package io.unflake.model;

/**
 * Identifies a thread across runs, unlike its name and id.
 *
 * <p>The key is derived from the stack that started the thread, the number of threads that this stack had started
 * before, and the key of the starting thread.
 */
public record ThreadKey(String value) {

    /** The thread that runs the tests. */
    public static final ThreadKey MAIN = new ThreadKey("0");

    /**
     * Returns the key of a thread that this thread starts.
     *
     * @param stack the frames of the code that starts it, innermost first
     * @param earlier the number of threads that the same stack started before in the same test
     */
    public ThreadKey child(String stack, int earlier) {
        return new ThreadKey(Digest.of(value + "\n" + earlier + "\n" + stack));
    }

    @Override
    public String toString() {
        return value;
    }
}
