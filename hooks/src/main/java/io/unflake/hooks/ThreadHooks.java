package io.unflake.hooks;

/** Called when a thread starts. */
public final class ThreadHooks {

    private static volatile Starts starts;
    private static volatile int site = -1;

    private ThreadHooks() {}

    /** Sets what is told about starting threads; null for nothing. */
    public static void use(Starts newStarts) {
        starts = newStarts;
    }

    /** Marks a site as reached whenever a thread starts. */
    public static void reach(int newSite) {
        site = newSite;
    }

    /** The current thread is about to start another one. */
    public static void starting(Object thread) {
        int reached = site;
        if (reached >= 0) {
            Reach.hit(reached);
        }
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
