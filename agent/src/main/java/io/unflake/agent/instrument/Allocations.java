package io.unflake.agent.instrument;

import java.util.ArrayDeque;
import java.util.Deque;

/** Tracks objects of a method between {@code NEW} and the constructor call, in the nesting that compilers produce. */
final class Allocations {

    private final Deque<Allocation> open = new ArrayDeque<>();
    private boolean justAllocated;

    void allocated(String type) {
        open.push(new Allocation(type));
        justAllocated = true;
    }

    /** The top of the stack was duplicated. */
    void copied() {
        if (justAllocated) {
            open.element().copied = true;
        }
    }

    /** An instruction other than {@code NEW} was visited. */
    void passed() {
        justAllocated = false;
    }

    /**
     * A constructor is called. Returns whether its object stays on the stack; false for {@code super()} and {@code
     * this()}.
     */
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
