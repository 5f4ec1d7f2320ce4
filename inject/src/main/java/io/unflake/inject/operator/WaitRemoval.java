package io.unflake.inject.operator;

import io.unflake.inject.flaw.RemovedWait;
import io.unflake.inject.place.CallPattern;
import io.unflake.inject.place.TestClass;
import java.util.List;

/** RW: a wait of the user for another thread is taken out. */
final class WaitRemoval implements Operator {

    private static final String TIMED = "(JLjava/util/concurrent/TimeUnit;)";
    private static final List<String> FUTURES = List.of("Future", "CompletableFuture", "FutureTask", "ScheduledFuture");

    private static final List<CallPattern> WAITS = List.of(
            new CallPattern(List.of("Thread"), "join()V", "join"),
            new CallPattern(List.of("Thread"), "join(J)V", "timedJoin"),
            new CallPattern(List.of("CountDownLatch"), "await()V", "await"),
            new CallPattern(List.of("CountDownLatch"), "await" + TIMED + "Z", "timedAwait"),
            new CallPattern(
                    List.of("ExecutorService", "ThreadPoolExecutor", "ScheduledExecutorService", "ForkJoinPool"),
                    "awaitTermination" + TIMED + "Z",
                    "awaitTermination"),
            new CallPattern(FUTURES, "get()Ljava/lang/Object;", "get"),
            new CallPattern(FUTURES, "get" + TIMED + "Ljava/lang/Object;", "timedGet"),
            new CallPattern(List.of("CompletableFuture"), "join()Ljava/lang/Object;", "complete"));

    @Override
    public String name() {
        return "RW";
    }

    @Override
    public Kind kind() {
        return Kind.NOD;
    }

    @Override
    public String antiPattern() {
        return "the test does not wait for the thread that it has started";
    }

    @Override
    public String reference() {
        return "the opposite of the usual repair of asynchronous waits";
    }

    @Override
    public List<FlawPlace> places(TestClass testClass, boolean gated) {
        return new WaitReplacement(this, RemovedWait.class, WAITS, "if the other thread is not done when it goes on")
                .places(testClass);
    }

    @Override
    public String limitation() {
        return "no test waits for another thread by join, await or get";
    }
}
