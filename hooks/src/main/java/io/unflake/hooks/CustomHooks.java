package io.unflake.hooks;

/** Calls that a user's own strategies change. */
public final class CustomHooks {

    private static volatile Changes changes;

    private CustomHooks() {}

    /** Sets what is changed from now on; null for nothing. */
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

    /** What is changed at which site; the declared type is named as in source code. */
    public interface Changes {

        Object result(Object value, String type, int site);

        Object argument(Object value, String type, int index, int site);
    }
}
