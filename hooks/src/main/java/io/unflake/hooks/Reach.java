package io.unflake.hooks;

import java.util.concurrent.atomic.AtomicLongArray;

/** Collects the sites reached on any thread. */
public final class Reach {

    static final Marks SITES = new Marks();

    private static volatile AtomicLongArray counts;

    private Reach() {}

    /** Marks a site as reached. */
    public static void hit(int site) {
        if (!SITES.fast[site]) {
            slow(site);
        }
    }

    /** Whether a site is already marked as reached. */
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

    /** Makes room for a site. Must be called before the code that contains the site runs. */
    public static void reserve(int site) {
        SITES.reserve(site);
    }

    /** Returns the ids of the sites reached since the last call. */
    public static int[] drain() {
        return SITES.drain();
    }

    /**
     * Starts to count how often each site is reached, instead of collecting sites.
     *
     * @param limit the number of sites that are counted
     */
    public static void count(int limit) {
        counts = new AtomicLongArray(limit);
    }

    /** Returns how often a site was reached since counting started. */
    public static long counted(int site) {
        AtomicLongArray counters = counts;
        return counters == null || site >= counters.length() ? 0 : counters.get(site);
    }
}
