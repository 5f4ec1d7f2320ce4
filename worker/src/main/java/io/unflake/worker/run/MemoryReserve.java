package io.unflake.worker.run;

/** Memory held back to report with when tests have used up the rest. */
public final class MemoryReserve {

    private static final int BYTES = 2 << 20;

    @SuppressWarnings("unused") // It only takes up room.
    private volatile byte[] reserve = new byte[BYTES];

    public void drop() {
        reserve = null;
    }
}
