package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.LockOrder;
import io.unflake.inject.place.CallSearch;

/** CTD: two threads take two locks in opposite orders. */
final class TimeoutDeadlock extends BesideOperator {

    TimeoutDeadlock() {
        super(
                LockOrder.class,
                CallSearch.of(
                        "java/util/concurrent/locks/ReentrantLock.*",
                        "java/util/concurrent/locks/Lock.*",
                        "java/util/concurrent/locks/ReadWriteLock.*",
                        "java/util/concurrent/locks/ReentrantReadWriteLock.*",
                        "java/lang/Object.wait",
                        "java/util/concurrent/CountDownLatch.await",
                        "java/util/concurrent/ExecutorService.awaitTermination"));
    }

    @Override
    public String name() {
        return "CTD";
    }

    @Override
    public Kind kind() {
        return Kind.NOD;
    }

    @Override
    public String antiPattern() {
        return "two threads take two locks in opposite orders, and the test gives up after a time";
    }

    @Override
    public String reference() {
        return "Croissant (ISSTA 2023), section 3.3.4";
    }

    @Override
    String fails(MutantEdit edit) {
        return "if both threads have their first lock before one has the second";
    }
}
