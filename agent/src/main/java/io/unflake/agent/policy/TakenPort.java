package io.unflake.agent.policy;

import io.unflake.hooks.PortHooks;
import io.unflake.hooks.Reach;
import java.util.function.IntSupplier;

/**
 * The first port that a test chooses is taken by somebody else, for as long as the test runs; others are free, so that
 * whoever tries the next one finds it.
 */
public final class TakenPort implements PortHooks.Binder, PerTest {

    private static final int NONE = -1;

    private final IntSupplier site;
    private Focus focus;
    private int taken = NONE;

    /** @param site tells the site that binds a socket now, -1 if it is not the project */
    public TakenPort(IntSupplier site) {
        this.site = site;
    }

    /** Takes ports where this focus admits it; nowhere if it is null. */
    synchronized void take(Focus newFocus) {
        focus = newFocus;
        taken = NONE;
    }

    @Override
    public synchronized boolean isTaken(int port) {
        int caller = site.getAsInt();
        if (caller < 0) {
            return false;
        }
        Reach.hit(caller);
        if (focus == null || !focus.admits(caller)) {
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
