package io.unflake.agent.detail;

import java.util.IdentityHashMap;

/** The recorded calls of each thread in the current test. */
final class Threads {

    private final IdentityHashMap<Thread, Activations> activations = new IdentityHashMap<>();

    Activations current() {
        return activations.computeIfAbsent(Thread.currentThread(), key -> new Activations());
    }

    /** Forgets all calls. */
    void clear() {
        activations.clear();
    }
}
