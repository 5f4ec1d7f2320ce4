package io.unflake.agent.instrument;

import java.util.HashMap;
import java.util.Map;

/** The current position in the method being rewritten. */
final class MethodPlace {

    private final String method;
    private final Map<String, Integer> calls = new HashMap<>();
    private int line;

    MethodPlace(String method) {
        this.method = method;
    }

    String method() {
        return method;
    }

    int line() {
        return line;
    }

    void line(int newLine) {
        line = newLine;
    }

    /** Returns how many calls of this API precede in the method. */
    int ordinal(String api) {
        return calls.merge(api, 1, Integer::sum) - 1;
    }
}
