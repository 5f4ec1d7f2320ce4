package io.unflake.hooks;

/** Called at delay points: before and after calls that depend on timing. */
public final class DelayHooks {

    private static volatile Delays delays;

    private DelayHooks() {}

    /** Sets the delays; null for none. */
    public static void use(Delays newDelays) {
        delays = newDelays;
    }

    /** The current thread passes a delay point. An interrupt ends the delay, and the thread stays interrupted. */
    public static void pass(int point) {
        Delays policy = delays;
        if (policy != null) {
            long since = Gate.openings();
            Gate.pauseUninterrupted(policy.nanos(point), since);
        }
    }
}
