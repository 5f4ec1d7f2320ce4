package io.unflake.hooks;

/** Hooks for calls that custom strategies change. */
public final class CustomHooks {

    private static volatile Changes changes;

    private CustomHooks() {}

    /** Sets the changes to make; null for none. */
    public static void use(Changes newChanges) {
        changes = newChanges;
    }

    public static Object result(Object value, String type, int site) {
        Reach.hit(site);
        Changes policy = changes;
        return policy == null ? value : policy.result(value, type, site);
    }

    public static Object argument(Object value, String type, int index, int site) {
        Reach.hit(site);
        Changes policy = changes;
        return policy == null ? value : policy.argument(value, type, index, site);
    }

    /** Changes results and arguments of calls. The type is the declared one, as in source code. */
    public interface Changes {

        Object result(Object value, String type, int site);

        Object argument(Object value, String type, int index, int site);
    }
}
