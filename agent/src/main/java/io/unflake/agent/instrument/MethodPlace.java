package io.unflake.agent.instrument;

import java.util.HashMap;
import java.util.Map;

/** Where in a method the rewriting is. */
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

    /** How many calls of this API came before in this method. */
    int ordinal(String api) {
        return calls.merge(api, 1, Integer::sum) - 1;
    }
}
