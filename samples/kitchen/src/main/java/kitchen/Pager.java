package kitchen;

/** Wakes a waiter who is already waiting. */
public final class Pager {

    private boolean picked;

    /** Waits for the next call only; an earlier one is lost. */
    public void awaitCall() throws InterruptedException {
        synchronized (this) {
            wait(10_000);
            picked = true;
        }
    }

    public synchronized void call() {
        notifyAll();
    }

    public synchronized boolean picked() {
        return picked;
    }
}
