package io.unflake.hooks;

import java.net.BindException;

/** Hooks for sockets that bind a specific port, called where the JDK binds them. */
public final class PortHooks {

    private static volatile Binder binder;

    private PortHooks() {}

    /** Sets the binder; null for none. */
    public static void use(Binder newBinder) {
        binder = newBinder;
    }

    /** Called before a socket is bound. Port 0, for which the system chooses a free port, is never taken. */
    public static void binding(int port) throws BindException {
        Binder asked = binder;
        if (asked != null && port != 0 && asked.isTaken(port)) {
            throw new BindException("Address already in use");
        }
    }

    /** Decides whether a port is taken. */
    public interface Binder {

        boolean isTaken(int port);
    }
}
