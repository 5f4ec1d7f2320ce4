package io.unflake.hooks;

/** Called when a thread starts. */
public final class ThreadHooks {

    private static volatile Starts starts;

    private ThreadHooks() {}

    /** Sets what is told about starting threads; null for nothing. */
    public static void use(Starts newStarts) {
        starts = newStarts;
    }

    /** The current thread is about to start another one. */
    public static void starting(Object thread) {
        Starts policy = starts;
        if (policy != null) {
            policy.starting((Thread) thread);
        }
    }

    /** Is told about starting threads. */
    public interface Starts {

        void starting(Thread thread);
    }
}
