package io.unflake.hooks;

/** Hooks for database drivers in a JVM that records state. */
public final class SqlHooks {

    private static volatile Listener listener;

    private SqlHooks() {}

    /** Is notified of statements and transactions of all connections. */
    public interface Listener {

        /** A statement is executed or prepared. */
        void statement(String sql);

        /** Earlier statements are committed; later ones take effect with the next commit. */
        void committed();

        /** Statements since the last commit are undone. */
        void rolledBack();

        /** Every statement commits immediately. */
        void autoCommitted();
    }

    /** Sets the listener; null for none. */
    public static void use(Listener newListener) {
        listener = newListener;
    }

    /** Called when a driver receives a statement. */
    public static void statement(String sql) {
        Listener current = listener;
        if (current != null && sql != null) {
            current.statement(sql);
        }
    }

    /** Called when auto-commit is switched. */
    public static void autoCommit(boolean each) {
        Listener current = listener;
        if (current != null) {
            if (each) {
                current.autoCommitted();
            } else {
                current.committed();
            }
        }
    }

    /** Called when a connection commits. */
    public static void commit() {
        Listener current = listener;
        if (current != null) {
            current.committed();
        }
    }

    /** Called when a connection rolls back. */
    public static void rollback() {
        Listener current = listener;
        if (current != null) {
            current.rolledBack();
        }
    }
}
