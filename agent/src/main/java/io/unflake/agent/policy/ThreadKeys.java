package io.unflake.agent.policy;

import io.unflake.hooks.ThreadHooks;
import io.unflake.model.Digest;
import io.unflake.model.Frame;
import io.unflake.model.FrameFilter;
import io.unflake.model.ThreadKey;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.stream.Collectors;

/**
 * Assigns keys to threads that start while it is active. The thread that starts a test has the key
 * {@link ThreadKey#MAIN}; threads that were started earlier are unknown.
 */
final class ThreadKeys implements ThreadHooks.Starts, PerTest {

    private static final int MOST_FRAMES = 64;
    private static final String COMMON_POOL = "common pool";

    private final IdentityHashMap<Thread, ThreadKey> keys = new IdentityHashMap<>();
    private final Map<String, Integer> started = new HashMap<>();
    private final Map<ThreadKey, List<Frame>> starts = new HashMap<>();
    /** Not static: what is known belongs to these keys. */
    @SuppressWarnings("ThreadLocalUsage")
    private final ThreadLocal<Known> known = new ThreadLocal<>();

    private volatile int epoch;
    private boolean watching;

    /** The key that a thread had; a new epoch gives other keys. */
    private record Known(int epoch, ThreadKey key) {}

    /** Starts to assign keys. The current thread is the one that runs the tests and their fixtures. */
    synchronized void watch() {
        watching = true;
        epoch++;
        keys.put(Thread.currentThread(), ThreadKey.MAIN);
        ThreadHooks.use(this);
    }

    /** Stops and removes all keys. */
    synchronized void ignore() {
        if (watching) {
            watching = false;
            epoch++;
            ThreadHooks.use(null);
            keys.clear();
            started.clear();
            starts.clear();
        }
    }

    /** Returns the key of the current thread; null if unknown. Asked at every delay point, so it rarely needs the lock. */
    ThreadKey current() {
        Known last = known.get();
        if (last != null && last.epoch == epoch) {
            return last.key;
        }
        Thread current = Thread.currentThread();
        synchronized (this) {
            ThreadKey key = keys.get(current);
            ThreadKey found = key == null && isInCommonPool(current) ? keyOfPool(current) : key;
            known.set(new Known(epoch, found));
            return found;
        }
    }

    /** Returns the stack that started a thread, innermost frame first; empty if unknown. */
    synchronized List<Frame> startOf(ThreadKey key) {
        return starts.getOrDefault(key, List.of());
    }

    /** Threads of the common pool survive tests, so their keys tell only in which order a test came to use them. */
    private ThreadKey keyOfPool(Thread thread) {
        ThreadKey key = ThreadKey.MAIN.child(COMMON_POOL, started.merge(COMMON_POOL, 1, Integer::sum) - 1);
        keys.put(thread, key);
        return key;
    }

    private static boolean isInCommonPool(Thread thread) {
        return thread instanceof ForkJoinWorkerThread worker && worker.getPool() == ForkJoinPool.commonPool();
    }

    /** Marks the current thread as the one that starts a test, and removes threads that have ended. */
    @Override
    public synchronized void renew() {
        if (watching) {
            keys.keySet().removeIf(thread -> !thread.isAlive() || isInCommonPool(thread));
            keys.put(Thread.currentThread(), ThreadKey.MAIN);
            started.clear();
            starts.keySet().retainAll(keys.values());
            epoch++;
        }
    }

    @Override
    public void starting(Thread thread) {
        List<Frame> frames = isInCommonPool(thread) ? List.of() : stack();
        synchronized (this) {
            ThreadKey parent = keys.get(Thread.currentThread());
            if (parent != null && !keys.containsKey(thread) && !isInCommonPool(thread)) {
                keys.put(thread, key(parent, frames));
            }
        }
    }

    private ThreadKey key(ThreadKey parent, List<Frame> frames) {
        if (parent.equals(ThreadKey.MAIN) && frames.isEmpty()) {
            // A test framework runs the test itself in this thread, for instance because of a timeout.
            return ThreadKey.MAIN;
        }
        String stack = frames.stream().map(ThreadKeys::text).collect(Collectors.joining("\n"));
        int earlier = started.merge(Digest.of(parent + stack), 1, Integer::sum) - 1;
        ThreadKey key = parent.child(stack, earlier);
        starts.put(key, frames);
        return key;
    }

    /**
     * Returns the frames of the project and its libraries, since frames of the JDK and frameworks vary between runs.
     */
    private static List<Frame> stack() {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(frame -> FrameFilter.BY_NAME.test(frame.getClassName()))
                        .limit(MOST_FRAMES)
                        .map(frame -> Frame.of(frame.toStackTraceElement()))
                        .toList());
    }

    private static String text(Frame frame) {
        return frame.className() + "." + frame.method() + ":" + frame.line();
    }
}
