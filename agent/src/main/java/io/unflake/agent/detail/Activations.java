package io.unflake.agent.detail;

import io.unflake.hooks.DetailHooks;
import io.unflake.model.Frame;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The recorded calls of one thread that have not ended, the innermost first. */
final class Activations {

    private static final int MAX_DEPTH = 1_000;

    private final Deque<Activation> open = new ArrayDeque<>();

    /**
     * A call of a method.
     *
     * @param reads the stack of the last read of each state by the method itself
     */
    record Activation(RecordedMethod method, int pass, Map<String, List<Frame>> reads) {}

    void push(RecordedMethod method, int pass) {
        if (open.size() < MAX_DEPTH) {
            open.push(new Activation(method, pass, new HashMap<>()));
            DetailHooks.opened(method.number());
        }
    }

    /** Ends the innermost call of a method, and all calls in it, which have ended with exceptions. Null if there is none. */
    Activation pop(RecordedMethod method) {
        if (open.stream().noneMatch(each -> each.method() == method)) {
            return null;
        }
        Activation top;
        do {
            top = open.pop();
            DetailHooks.closed(top.method().number());
        } while (top.method() != method);
        return top;
    }

    /** Remembers who read a state, if it was the innermost method. */
    void read(String state, List<Frame> stack) {
        Activation top = open.peek();
        if (top != null
                && top.method().is(stack.get(0).className(), stack.get(0).method())) {
            top.reads().put(state, stack);
        }
    }

    void clear() {
        open.clear();
    }
}
