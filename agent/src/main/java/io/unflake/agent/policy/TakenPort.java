package io.unflake.agent.policy;

import io.unflake.hooks.PortHooks;
import io.unflake.hooks.Reach;
import java.util.function.IntSupplier;

/**
 * Simulates that the first fixed port that a test binds is in use for the whole test. All other ports are free, so that
 * code which tries another port succeeds.
 */
public final class TakenPort implements PortHooks.Binder, PerTest {

    private static final int NONE = -1;

    private final IntSupplier site;
    private Focus focus;
    private int taken = NONE;

    /** @param site returns the site that currently binds a socket, -1 if it is not in the project */
    public TakenPort(IntSupplier site) {
        this.site = site;
    }

    /** Simulates a port in use at the calls that the focus admits, too; at no call any more if it is null. */
    synchronized void take(Focus newFocus) {
        focus = focus == null || newFocus == null ? newFocus : Focus.either(focus, newFocus);
        taken = NONE;
    }

    @Override
    public synchronized boolean isTaken(int port) {
        int caller = site.getAsInt();
        if (caller < 0) {
            return false;
        }
        Reach.hit(caller);
        if (focus == null || !focus.admits(caller, port)) {
            return false;
        }
        if (taken == NONE) {
            taken = port;
        }
        return taken == port;
    }

    @Override
    public synchronized void renew() {
        taken = NONE;
    }
}
