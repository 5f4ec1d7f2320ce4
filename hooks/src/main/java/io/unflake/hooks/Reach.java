package io.unflake.hooks;

import java.util.concurrent.atomic.AtomicLongArray;

/** Which sites were reached, on any thread. */
public final class Reach {

    static final Marks SITES = new Marks();

    private static volatile AtomicLongArray counts;

    private Reach() {}

    /** A site is reached. */
    public static void hit(int site) {
        if (!SITES.fast[site]) {
            slow(site);
        }
    }

    /** Whether a site counts as reached already, so that nothing is lost by not reaching it again. */
    static boolean isHit(int site) {
        return SITES.fast[site];
    }

    private static void slow(int site) {
        AtomicLongArray counters = counts;
        if (counters == null) {
            SITES.mark(site, true);
        } else if (site < counters.length()) {
            counters.incrementAndGet(site);
        }
    }

    /** Makes room for a site; called before the code that holds it can run. */
    public static void reserve(int site) {
        SITES.reserve(site);
    }

    /** Ids of the sites reached since the last call. */
    public static int[] drain() {
        return SITES.drain();
    }

    /** From now on every passing is counted, for up to so many sites, and nothing is drained. */
    public static void count(int limit) {
        counts = new AtomicLongArray(limit);
    }

    /** How often a site was passed since counting began. */
    public static long counted(int site) {
        AtomicLongArray counters = counts;
        return counters == null || site >= counters.length() ? 0 : counters.get(site);
    }
}
