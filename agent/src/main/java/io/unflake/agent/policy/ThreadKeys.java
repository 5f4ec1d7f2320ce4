package io.unflake.agent.policy;

import io.unflake.hooks.ThreadHooks;
import io.unflake.model.Digest;
import io.unflake.model.FrameFilter;
import io.unflake.model.ThreadKey;
import java.lang.StackWalker.StackFrame;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Assigns keys to threads that start while it is active. The thread that starts a test has the key
 * {@link ThreadKey#MAIN}; threads that were started earlier are unknown.
 */
final class ThreadKeys implements ThreadHooks.Starts, PerTest {

    private static final int MOST_FRAMES = 64;

    private final IdentityHashMap<Thread, ThreadKey> keys = new IdentityHashMap<>();
    private final Map<String, Integer> started = new HashMap<>();
    private boolean watching;

    /** Starts to assign keys. */
    synchronized void watch() {
        watching = true;
        ThreadHooks.use(this);
    }

    /** Stops and removes all keys. */
    synchronized void ignore() {
        if (watching) {
            watching = false;
            ThreadHooks.use(null);
            keys.clear();
            started.clear();
        }
    }

    /** Returns the key of the current thread; null if unknown. */
    synchronized ThreadKey current() {
        return keys.get(Thread.currentThread());
    }

    /** Marks the current thread as the one that starts a test, and removes threads that have ended. */
    @Override
    public synchronized void renew() {
        if (watching) {
            keys.keySet().removeIf(thread -> !thread.isAlive());
            keys.put(Thread.currentThread(), ThreadKey.MAIN);
            started.clear();
        }
    }

    @Override
    public void starting(Thread thread) {
        String stack = stack();
        synchronized (this) {
            ThreadKey parent = keys.get(Thread.currentThread());
            if (parent != null && !keys.containsKey(thread)) {
                int earlier = started.merge(Digest.of(parent + stack), 1, Integer::sum) - 1;
                keys.put(thread, parent.child(stack, earlier));
            }
        }
    }

    /**
     * Returns the frames of the project and its libraries, since frames of the JDK and frameworks vary between runs.
     */
    private static String stack() {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(frame -> FrameFilter.BY_NAME.test(frame.getClassName()))
                        .limit(MOST_FRAMES)
                        .map(ThreadKeys::text)
                        .collect(Collectors.joining("\n")));
    }

    private static String text(StackFrame frame) {
        return frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber();
    }
}
