package kitchen;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts without a lock. */
public final class Till {

    private final AtomicInteger sum = new AtomicInteger();

    /** Reads and writes in two steps, so that another change in between is lost. */
    public void add(int amount) {
        int before = sum.get();
        sum.set(before + amount);
    }

    public int sum() {
        return sum.get();
    }
}
