package io.unflake.agent.instrument;

import java.util.ArrayDeque;
import java.util.Deque;

/** The objects of a method between their allocation and their constructor, as compilers nest them. */
final class Allocations {

    private final Deque<Allocation> open = new ArrayDeque<>();
    private boolean justAllocated;

    void allocated(String type) {
        open.push(new Allocation(type));
        justAllocated = true;
    }

    /** What is on top of the stack is copied. */
    void copied() {
        if (justAllocated) {
            open.element().copied = true;
        }
    }

    /** An instruction has passed. */
    void passed() {
        justAllocated = false;
    }

    /** A constructor is called: whether its object stays on the stack; false for super() and this(). */
    boolean constructed(String type) {
        return !open.isEmpty() && open.element().type.equals(type) && open.pop().copied;
    }

    private static final class Allocation {

        private final String type;
        private boolean copied;

        Allocation(String type) {
            this.type = type;
        }
    }
}
