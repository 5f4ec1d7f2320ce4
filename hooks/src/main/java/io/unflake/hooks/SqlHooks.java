package io.unflake.hooks;

/** What drivers of databases are told to do, in a JVM that records it. */
public final class SqlHooks {

    private static volatile Listener listener;

    private SqlHooks() {}

    /** Hears what every connection is told. */
    public interface Listener {

        /** A statement is executed, or prepared to be. */
        void told(String sql);

        /** What follows is only valid when it is committed; if that is already so, what came before is. */
        void committed();

        /** What was not committed is undone. */
        void rolledBack();

        /** Every statement is valid at once. */
        void commitsEach();
    }

    /** Sets who hears of statements from now on. */
    public static void use(Listener newListener) {
        listener = newListener;
    }

    /** A driver is given a statement. */
    public static void told(String sql) {
        Listener current = listener;
        if (current != null && sql != null) {
            current.told(sql);
        }
    }

    /** A connection is told whether to commit each statement at once. */
    public static void autoCommit(boolean each) {
        Listener current = listener;
        if (current != null) {
            if (each) {
                current.commitsEach();
            } else {
                current.committed();
            }
        }
    }

    /** A connection commits. */
    public static void commit() {
        Listener current = listener;
        if (current != null) {
            current.committed();
        }
    }

    /** A connection takes back what was not committed. */
    public static void rollback() {
        Listener current = listener;
        if (current != null) {
            current.rolledBack();
        }
    }
}
