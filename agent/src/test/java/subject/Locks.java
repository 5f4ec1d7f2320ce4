package subject;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

/** Code with locks, calls that depend on timing, and tasks. */
public class Locks {

    private int value;

    public synchronized int twice(int number) {
        value = number;
        return number > 0 ? value * 2 : 0;
    }

    public static synchronized boolean holdsClass(int number) {
        return number > 0 && Thread.holdsLock(Locks.class);
    }

    public synchronized void fails(int number) {
        throw new IllegalStateException(Integer.toString(number));
    }

    public synchronized int countDown(int number) {
        int left = number;
        while (left > 0) {
            left--;
        }
        return left;
    }

    public int inBlock(int number) {
        synchronized (this) {
            value = number;
            return value + 1;
        }
    }

    public int counts(int number) {
        AtomicInteger count = new AtomicInteger();
        return count.addAndGet(number);
    }

    public int ownQueue(int number) {
        OwnQueue queue = new OwnQueue();
        queue.add(number);
        return queue.iterator().next();
    }

    public Callable<Integer> task(int number) {
        return () -> number;
    }

    /** A queue that inherits its methods. */
    public static class OwnQueue extends ArrayBlockingQueue<Integer> {

        private static final long serialVersionUID = 1;

        public OwnQueue() {
            super(1);
        }
    }
}
