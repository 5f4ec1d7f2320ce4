package io.unflake.agent.instrument;

import io.unflake.agent.site.Sites;
import io.unflake.hooks.Reach;
import io.unflake.model.Site;
import io.unflake.model.strategy.SiteKind;
import java.lang.ref.WeakReference;

/**
 * Detects tests that may need much memory: the heap grew by much during the test, or a garbage collection hides its
 * growth.
 *
 * <p>Other tests are not affected by a small heap.
 */
public final class HeapUse {

    private static final long LARGE_GROWTH = 16L << 20;
    private static final Site SITE = new Site(SiteKind.MEMORY, "", "", "", 0, "much memory", 0, true);

    private final Runtime runtime = Runtime.getRuntime();
    private final Sites sites;
    private WeakReference<Object> garbage = new WeakReference<>(null);
    private long before;

    public HeapUse(Sites sites) {
        this.sites = sites;
    }

    public void testStarted() {
        before = used();
        garbage = new WeakReference<>(new Object());
    }

    public void testEnded() {
        if (garbage.get() == null || used() - before > LARGE_GROWTH) {
            Reach.hit(sites.id(SITE));
        }
    }

    private long used() {
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
