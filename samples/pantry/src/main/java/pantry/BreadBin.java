package pantry;

import java.util.ArrayDeque;
import java.util.Deque;

/** Keeps bread fresh. */
public final class BreadBin {

    private static final Deque<String> LOAVES = new ArrayDeque<>();

    private BreadBin() {}

    public static void put(String loaf) {
        LOAVES.push(loaf);
    }

    public static String next() {
        return LOAVES.isEmpty() ? "nothing" : LOAVES.peek();
    }

    public static void empty() {
        LOAVES.clear();
    }
}
