package io.unflake.worker.run;

/** Memory that is released when tests have used up the rest, so that reports can still be sent. */
public final class MemoryReserve {

    private static final int BYTES = 2 << 20;

    @SuppressWarnings("unused") // Only occupies memory.
    private volatile byte[] reserve = new byte[BYTES];

    public void drop() {
        reserve = null;
    }
}
