package harbour.ferry;

/** A service that cannot be started again after it was shut down. */
public final class Line implements AutoCloseable {

    private static boolean discontinued;

    private int passengers;

    private Line() {}

    public static synchronized Line start() {
        if (discontinued) {
            throw new IllegalStateException("the line was shut down in this JVM");
        }
        return new Line();
    }

    /** Takes a passenger aboard, and returns the number of the seat. */
    public synchronized int board() {
        passengers++;
        return passengers;
    }

    @Override
    public void close() {
        shutDown();
    }

    private static synchronized void shutDown() {
        discontinued = true;
    }
}
