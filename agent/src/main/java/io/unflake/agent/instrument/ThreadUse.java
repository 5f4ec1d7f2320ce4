package io.unflake.agent.instrument;

import io.unflake.agent.site.Sites;
import io.unflake.hooks.ThreadHooks;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;

/** Detects tests that start threads. Only such tests can be affected by a slow thread. */
public final class ThreadUse {

    private static final Site SITE = new Site(SiteKind.THREAD, "", "", "", 0, "threads", 0, true);

    private final Sites sites;
    private final Runnable rewriteThreads;
    private boolean observed;

    /** @param rewriteThreads lets hooks see which threads start */
    public ThreadUse(Sites sites, Runnable rewriteThreads) {
        this.sites = sites;
        this.rewriteThreads = rewriteThreads;
    }

    /** Starts to observe threads, unless that was done already. */
    public synchronized void observe() {
        if (!observed) {
            observed = true;
            rewriteThreads.run();
            ThreadHooks.reach(sites.id(SITE));
        }
    }
}
