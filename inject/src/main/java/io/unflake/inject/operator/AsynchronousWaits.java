package io.unflake.inject.operator;

import io.unflake.inject.edit.MutantEdit;
import io.unflake.inject.flaw.AsynchronousWait;
import io.unflake.inject.flaw.ShorterWait;
import io.unflake.inject.place.CallPattern;
import io.unflake.inject.place.CallSearch;
import io.unflake.inject.place.TestClass;
import java.util.List;

/** AW: a test waits for another thread, but not long enough. */
final class AsynchronousWaits extends BesideOperator {

    private static final String TIMED = "(JLjava/util/concurrent/TimeUnit;)";

    private static final List<CallPattern> TIMEOUTS = List.of(
            new CallPattern(List.of("CountDownLatch"), "await" + TIMED + "Z", "await"),
            new CallPattern(List.of("Thread"), "join(J)V", "join"),
            new CallPattern(
                    List.of("Future", "CompletableFuture", "FutureTask", "ScheduledFuture"),
                    "get" + TIMED + "Ljava/lang/Object;",
                    "get"),
            new CallPattern(
                    List.of("ExecutorService", "ThreadPoolExecutor", "ScheduledExecutorService", "ForkJoinPool"),
                    "awaitTermination" + TIMED + "Z",
                    "awaitTermination"),
            new CallPattern(
                    List.of("BlockingQueue", "LinkedBlockingQueue", "ArrayBlockingQueue"),
                    "poll" + TIMED + "Ljava/lang/Object;",
                    "poll"),
            new CallPattern(List.of("Semaphore"), "tryAcquire" + TIMED + "Z", "tryAcquire"),
            new CallPattern(List.of("Thread"), "sleep(J)V", "sleep"));

    AsynchronousWaits() {
        super(AsynchronousWait.class, CallSearch.of());
    }

    @Override
    public String name() {
        return "AW";
    }

    @Override
    public Kind kind() {
        return Kind.NOD;
    }

    @Override
    public String antiPattern() {
        return "the test waits for another thread, but not long enough";
    }

    @Override
    public String reference() {
        return "issue 3683 of retrofit";
    }

    @Override
    public List<FlawPlace> places(TestClass testClass, boolean gated) {
        List<FlawPlace> own = new WaitReplacement(
                        this, ShorterWait.class, TIMEOUTS, "if what it waits for takes longer than its wait")
                .places(testClass);
        return own.isEmpty() ? super.places(testClass, gated) : own;
    }

    @Override
    String fails(MutantEdit edit) {
        return "if the other thread takes longer than the wait";
    }
}
