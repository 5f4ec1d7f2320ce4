package io.unflake.hooks;

import java.net.BindException;

/** Sockets that are bound to a port of their choice, seen where the JDK binds them. */
public final class PortHooks {

    private static volatile Binder binder;

    private PortHooks() {}

    /** Sets who is asked about each port; null for nobody. */
    public static void use(Binder newBinder) {
        binder = newBinder;
    }

    /** A socket is about to be bound; a port that the system may choose is never taken. */
    public static void binding(int port) throws BindException {
        Binder asked = binder;
        if (asked != null && port != 0 && asked.isTaken(port)) {
            throw new BindException("Address already in use");
        }
    }

    /** Tells whether a port is taken. */
    public interface Binder {

        boolean isTaken(int port);
    }
}
