package io.unflake.worker.launch;

/** Summarises an exception and its root cause in a line or two. */
public final class Reason {

    private static final int MAX_LENGTH = 600;

    private Reason() {}

    public static String of(Throwable thrown) {
        Throwable root = thrown;
        for (int depth = 0; root.getCause() != null && depth < 100; depth++) {
            root = root.getCause();
        }
        return shorten(root == thrown ? thrown.toString() : thrown + "; cause: " + root);
    }

    private static String shorten(String text) {
        return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "...";
    }
}
