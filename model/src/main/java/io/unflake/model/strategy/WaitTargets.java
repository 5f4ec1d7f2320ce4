package io.unflake.model.strategy;

import java.util.ArrayList;
import java.util.List;

/** The APIs that sleep or wait with a timeout. */
final class WaitTargets {

    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String UNIT = "Ljava/util/concurrent/TimeUnit;";
    private static final String DURATION = "Ljava/time/Duration;";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String LIST = "Ljava/util/List;";
    private static final String TASKS = "Ljava/util/Collection;";
    private static final String STAGE = "Ljava/util/concurrent/CompletableFuture;";

    private final TargetTable table = new TargetTable(SiteKind.TIMED_WAIT);

    static List<Target> targets() {
        List<Target> targets = new ArrayList<>(sleeps());
        WaitTargets waits = new WaitTargets();
        waits.threads();
        waits.futures();
        waits.queues();
        waits.synchronizers();
        targets.addAll(waits.table.targets());
        return targets;
    }

    private static List<Target> sleeps() {
        return new TargetTable(SiteKind.SLEEP)
                .redirect("SleepHooks", "java/lang/Thread", "sleep(J)V", "sleep(JI)V", "sleep(" + DURATION + ")V")
                .redirect("SleepHooks", CONCURRENT + "TimeUnit", "sleep(J)V")
                .targets();
    }

    private void threads() {
        number("java/lang/Object", "wait(J)V");
        timed("java/lang/Object", "wait(JI)V");
        number("java/lang/Thread", "join(J)V", "join(" + DURATION + ")Z");
        timed("java/lang/Thread", "join(JI)V");
        timed("java/lang/Process", "waitFor(J" + UNIT + ")Z");
        number("java/lang/Process", "waitFor(" + DURATION + ")Z");
        number("java/nio/channels/Selector", "select(J)I", "select(Ljava/util/function/Consumer;J)I");
        nanos(CONCURRENT + "locks/LockSupport", "parkNanos(J)V", "parkNanos(" + OBJECT + "J)V");
        number(CONCURRENT + "TimeUnit", "timedWait(" + OBJECT + "J)V", "timedJoin(Ljava/lang/Thread;J)V");
    }

    private void futures() {
        timed(CONCURRENT + "Future", "get(J" + UNIT + ")" + OBJECT);
        timed(CONCURRENT + "CompletableFuture", "orTimeout(J" + UNIT + ")" + STAGE);
        timed(CONCURRENT + "CompletableFuture", "completeOnTimeout(" + OBJECT + "J" + UNIT + ")" + STAGE);
        timed(CONCURRENT + "CompletionService", "poll(J" + UNIT + ")Ljava/util/concurrent/Future;");
        timed(CONCURRENT + "ExecutorService", "awaitTermination(J" + UNIT + ")Z");
        timed(CONCURRENT + "ExecutorService", "invokeAll(" + TASKS + "J" + UNIT + ")" + LIST);
        timed(CONCURRENT + "ExecutorService", "invokeAny(" + TASKS + "J" + UNIT + ")" + OBJECT);
        timed(CONCURRENT + "ForkJoinPool", "awaitQuiescence(J" + UNIT + ")Z");
    }

    private void queues() {
        timed(CONCURRENT + "BlockingQueue", "poll(J" + UNIT + ")" + OBJECT, "offer(" + OBJECT + "J" + UNIT + ")Z");
        for (String end : List.of("First", "Last")) {
            timed(CONCURRENT + "BlockingDeque", "poll" + end + "(J" + UNIT + ")" + OBJECT);
            timed(CONCURRENT + "BlockingDeque", "offer" + end + "(" + OBJECT + "J" + UNIT + ")Z");
        }
        timed(CONCURRENT + "TransferQueue", "tryTransfer(" + OBJECT + "J" + UNIT + ")Z");
        timed(CONCURRENT + "Exchanger", "exchange(" + OBJECT + "J" + UNIT + ")" + OBJECT);
    }

    private void synchronizers() {
        timed(CONCURRENT + "CountDownLatch", "await(J" + UNIT + ")Z");
        timed(CONCURRENT + "CyclicBarrier", "await(J" + UNIT + ")I");
        timed(CONCURRENT + "Phaser", "awaitAdvanceInterruptibly(IJ" + UNIT + ")I");
        timed(CONCURRENT + "Semaphore", "tryAcquire(J" + UNIT + ")Z", "tryAcquire(IJ" + UNIT + ")Z");
        timed(CONCURRENT + "locks/Lock", "tryLock(J" + UNIT + ")Z");
        timed(CONCURRENT + "locks/StampedLock", "tryReadLock(J" + UNIT + ")J", "tryWriteLock(J" + UNIT + ")J");
        timed(CONCURRENT + "locks/Condition", "await(J" + UNIT + ")Z");
        nanos(CONCURRENT + "locks/Condition", "awaitNanos(J)J");
        table.add(Form.ARGUMENT, "WaitHooks.deadline", CONCURRENT + "locks/Condition", "awaitUntil(Ljava/util/Date;)Z");
    }

    private void timed(String owner, String... methods) {
        table.add(Form.ARGUMENT, "WaitHooks.timed", owner, methods);
    }

    private void number(String owner, String... methods) {
        table.add(Form.ARGUMENT, "WaitHooks.timeout", owner, methods);
    }

    private void nanos(String owner, String... methods) {
        table.add(Form.ARGUMENT, "WaitHooks.nanos", owner, methods);
    }
}
