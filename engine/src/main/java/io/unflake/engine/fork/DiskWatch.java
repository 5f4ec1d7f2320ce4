package io.unflake.engine.fork;

import java.util.concurrent.TimeUnit;

/** Checks from time to time whether the files that a worker has written fill the disk. */
final class DiskWatch {

    /** How long to wait between two checks at least. */
    static final long INTERVAL_MILLIS = 2_000;

    private static final String LIMIT = "unflake.limit.bytes";
    private static final long DEFAULT_LIMIT = 2L << 30;

    /** A check of many files takes long; this is the share of the time that checks may take. */
    private static final int SHARE = 50;

    private final PrivateFolder folder;
    private final long limit = Long.getLong(LIMIT, DEFAULT_LIMIT);
    private final long freeAtStart;
    private long next = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(INTERVAL_MILLIS);

    DiskWatch(PrivateFolder folder) {
        this.folder = folder;
        freeAtStart = free();
    }

    /** Whether too much was written. Most calls do not check. */
    boolean isExceeded() {
        long start = System.nanoTime();
        if (start - next < 0) {
            return false;
        }
        // A file with holes takes less space than its length.
        boolean exceeded = freeAtStart - free() > limit / 2 && folder.bytes() > limit;
        long now = System.nanoTime();
        next = now + Math.max(TimeUnit.MILLISECONDS.toNanos(INTERVAL_MILLIS), SHARE * (now - start));
        return exceeded;
    }

    private long free() {
        return folder.path().toFile().getUsableSpace();
    }

    /** What a worker did that exceeds the limit. */
    String text() {
        return "it wrote more than " + limit / (1 << 20) + " MB of temporary files";
    }
}
