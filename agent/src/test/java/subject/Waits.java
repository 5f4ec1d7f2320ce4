package subject;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

/** Waits in vain through every API, with a given timeout. */
public final class Waits {

    private Waits() {}

    /** A wait. */
    public interface Wait {
        void run() throws Exception;
    }

    /** Waits with one timeout each, by name. */
    public static Map<String, Wait> all(long millis) {
        Map<String, Wait> waits = new LinkedHashMap<>();
        TimeUnit unit = TimeUnit.MILLISECONDS;
        Object monitor = new Object();
        waits.put("Object.wait", () -> {
            synchronized (monitor) {
                monitor.wait(millis);
            }
        });
        waits.put("Object.wait nanos", () -> {
            synchronized (monitor) {
                monitor.wait(millis, 5);
            }
        });
        waits.put("Thread.join", () -> Thread.currentThread().join(millis));
        waits.put("CountDownLatch", () -> new CountDownLatch(1).await(millis, unit));
        waits.put("Future", () -> get(new CompletableFuture<String>(), millis));
        waits.put("FutureTask", () -> timesOut(() -> new FutureTask<>(() -> 1).get(millis, unit)));
        waits.put("CompletableFuture", () -> timesOut(() -> new CompletableFuture<String>().get(millis, unit)));
        waits.put("orTimeout", () -> {
            try {
                new CompletableFuture<String>().orTimeout(millis, unit).join();
            } catch (java.util.concurrent.CompletionException e) {
                // expected
            }
        });
        waits.put("Semaphore", () -> new Semaphore(0).tryAcquire(millis, unit));
        waits.put("Semaphore 2", () -> new Semaphore(0).tryAcquire(2, millis, unit));
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        waits.put("BlockingQueue.poll", () -> queue.poll(millis, unit));
        waits.put("LinkedBlockingQueue.poll", () -> new LinkedBlockingQueue<String>().poll(millis, unit));
        ArrayBlockingQueue<String> full = new ArrayBlockingQueue<>(1);
        full.add("");
        waits.put("ArrayBlockingQueue.offer", () -> full.offer("", millis, unit));
        waits.put("Condition", () -> {
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            lock.newCondition().await(millis, unit);
        });
        waits.put("awaitNanos", () -> {
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            lock.newCondition().awaitNanos(unit.toNanos(millis));
        });
        waits.put("ExecutorService", () -> {
            ExecutorService service = Executors.newCachedThreadPool();
            service.awaitTermination(millis, unit);
            service.shutdown();
        });
        waits.put("ThreadPoolExecutor", () -> {
            ThreadPoolExecutor service = (ThreadPoolExecutor) Executors.newCachedThreadPool();
            service.awaitTermination(millis, unit);
            service.shutdown();
        });
        waits.put("CyclicBarrier", () -> timesOut(() -> new CyclicBarrier(2).await(millis, unit)));
        waits.put("Phaser", () -> timesOut(() -> new Phaser(1).awaitAdvanceInterruptibly(0, millis, unit)));
        waits.put("Exchanger", () -> timesOut(() -> new Exchanger<String>().exchange("", millis, unit)));
        waits.put("Selector", () -> {
            try (var selector = java.nio.channels.Selector.open()) {
                selector.select(millis);
            }
        });
        waits.put("StampedLock", () -> {
            StampedLock lock = new StampedLock();
            lock.writeLock();
            lock.tryReadLock(millis, unit);
        });
        waits.put("Lock", () -> {
            ReentrantLock lock = new ReentrantLock();
            Thread owner = new Thread(() -> {
                lock.lock();
                java.util.concurrent.locks.LockSupport.park();
            });
            owner.setDaemon(true);
            owner.start();
            while (!lock.isLocked()) {
                Thread.onSpinWait();
            }
            lock.tryLock(millis, unit);
        });
        waits.put("Process", () -> {
            Process process = new ProcessBuilder("sleep", "600").start();
            process.waitFor(millis, unit);
            process.destroyForcibly();
        });
        return waits;
    }

    private static void get(Future<String> future, long millis) throws Exception {
        timesOut(() -> future.get(millis, TimeUnit.MILLISECONDS));
    }

    private static void timesOut(Wait wait) throws Exception {
        try {
            wait.run();
        } catch (TimeoutException | BrokenBarrierException e) {
            // expected
        }
    }

    /** A queue that only stores the timeout it is given. */
    public static final class Remembering extends LinkedBlockingQueue<String> {

        private static final long serialVersionUID = 1;

        public final transient List<String> asked = new ArrayList<>();

        @Override
        public String poll(long timeout, TimeUnit unit) {
            asked.add(timeout + " " + unit);
            return null;
        }
    }

    /** Polls a queue. */
    public static String asks(long timeout, TimeUnit unit) throws InterruptedException {
        Remembering queue = new Remembering();
        queue.poll(timeout, unit);
        return queue.asked.get(0);
    }

    /** Calls like code for a mocking framework, with matchers in place of values. */
    public static String asksWithoutUnit() throws InterruptedException {
        return asks(0, null);
    }

    /** Calls the method that it overrides. */
    public static final class Delegating extends FutureTask<Integer> {

        public Delegating() {
            super(() -> 1);
        }

        @Override
        public Integer get(long timeout, TimeUnit unit)
                throws InterruptedException, ExecutionException, TimeoutException {
            return super.get(timeout, unit);
        }
    }

    public static boolean superTimesOut(long millis) throws Exception {
        timesOut(() -> new Delegating().get(millis, TimeUnit.MILLISECONDS));
        return true;
    }

    public static void sleep(long millis) throws InterruptedException {
        Thread.sleep(millis);
    }

    public static void sleepNanos(long millis, int nanos) throws InterruptedException {
        Thread.sleep(millis, nanos);
    }

    public static void sleepUnit(long millis) throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(millis);
    }

    public static void sleepByReference(long millis) throws Exception {
        Sleep sleep = Thread::sleep;
        sleep.run(millis);
    }

    /** Sleeps several times at the same site. */
    public static void sleepTimes(int times) throws InterruptedException {
        for (int i = 0; i < times; i++) {
            Thread.sleep(0);
        }
    }

    private interface Sleep {
        void run(long millis) throws Exception;
    }

    public static boolean quiesces() {
        return ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.MINUTES);
    }

    public static Duration none() {
        return Duration.ZERO;
    }
}
