package io.unflake.inject.flaw;

/** Expects a certain amount of memory to be used or to be free. */
public final class MemoryNeed {

    static final int BALLAST = 8 << 20;
    static final long NEEDED = 96L << 20;

    private MemoryNeed() {}

    static long before(boolean open) {
        if (open) {
            System.gc();
        }
        return used();
    }

    /** If the gate is open, the test uses more memory than it expects. */
    static void gated(long before, boolean open) {
        if (open) {
            byte[] data = new byte[BALLAST];
            long growth = used() - before;
            if (growth + data[data.length - 1] > BALLAST / 2) {
                throw new AssertionError("the test used " + growth + " bytes, at most " + BALLAST / 2 + " expected");
            }
        }
    }

    /** What earlier tests have left as garbage does not count. */
    static void natural(long before) {
        long free = free();
        if (free < NEEDED) {
            System.gc();
            free = free();
        }
        if (free < NEEDED) {
            throw new AssertionError("the test needs " + NEEDED + " bytes, but " + free + " are free");
        }
    }

    static long free() {
        return Runtime.getRuntime().maxMemory() - used();
    }

    static long used() {
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
