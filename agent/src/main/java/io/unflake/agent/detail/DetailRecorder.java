package io.unflake.agent.detail;

import io.unflake.agent.record.OutsideValues;
import io.unflake.agent.record.ValueReader;
import io.unflake.agent.record.WalkThread;
import io.unflake.hooks.DetailHooks;
import io.unflake.model.Detail;
import io.unflake.model.codec.Codec;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/**
 * Makes the detailed recording of each test.
 *
 * <p>The hooks run in the middle of the user's code. So nothing here waits for another thread of the user, no exception
 * gets out, and what recording itself does is not recorded.
 */
public final class DetailRecorder implements DetailHooks.Listener {

    private static final long TIMEOUT_MILLIS = 5_000;

    private final ReentrantLock lock = new ReentrantLock();
    private final RecordingTime time = new RecordingTime();
    private final RecordedTest test;
    private final Threads threads = new Threads();
    private final FieldAccesses fields;
    private final MethodCalls calls;
    private final OutsideAccesses outside;
    private final TestBounds bounds;
    private String ended;

    /**
     * Starts to record.
     *
     * @param values describes the state that is not in fields
     * @param isProject whether the class of this name belongs to the project
     * @param isFramework whether the class of this name belongs to a test framework
     */
    public DetailRecorder(
            RecordedCode code, OutsideValues values, Predicate<String> isProject, Predicate<String> isFramework) {
        ValueReader reader = new ValueReader();
        Stacks stacks = new Stacks(isFramework);
        States states = new States(reader, isProject);
        test = new RecordedTest(states, isProject);
        fields = new FieldAccesses(code, states, test, threads, stacks);
        calls = new MethodCalls(code, reader, states, test, threads, stacks);
        WalkThread walks = new WalkThread("unflake-details", TIMEOUT_MILLIS);
        outside = new OutsideAccesses(values, states, test, stacks, walks);
        outside.knowAll();
        bounds = new TestBounds(states, test, walks, values);
        DetailHooks.use(this);
    }

    /** Records the values before the test, which starts on the current thread. */
    public void testStarted() {
        between(() -> {
            test.starts();
            bounds.sample(Detail.START);
        });
    }

    /** Records the values after the test. */
    public void testEnded() {
        between(() -> {
            bounds.sample(Detail.END);
            ended = Codec.write(test.end());
            threads.clear();
            outside.renew();
            DetailHooks.renew();
        });
    }

    private void between(Runnable work) {
        lock.lock();
        try {
            work.run();
        } catch (Throwable e) {
            lack(e);
        } finally {
            time.renew();
            lock.unlock();
        }
    }

    /** Whatever the values are, the test must go on. */
    private void lack(Throwable e) {
        test.recording().limit("Some values were not recorded: " + e.getClass().getName() + ".");
    }

    /** Returns the recording of the test that ended last, in the format of the codec; null if there is none. */
    public String drain() {
        String drained = ended;
        ended = null;
        return drained;
    }

    @Override
    public void writes(Object holder, int place) {
        record(() -> fields.writes(holder, place));
    }

    @Override
    public void accessed(Object holder, int place) {
        record(() -> fields.accessed(holder, place));
    }

    @Override
    public void entered(Object[] arguments, int method, int call) {
        record(() -> calls.entered(arguments, method, call));
    }

    @Override
    public void exited(Object result, int method) {
        record(() -> calls.exited(result, method));
    }

    @Override
    public void answered(Object result, int method, int call) {
        record(() -> calls.answered(result, method, call));
    }

    @Override
    public void named(String kind, String name, boolean written, Object value) {
        record(() -> outside.named(kind, name, written, value));
    }

    private void record(Runnable work) {
        if (lock.isHeldByCurrentThread() || !lock.tryLock()) {
            return;
        }
        try {
            long start = System.nanoTime();
            if (time.isLeft(start)) {
                work.run();
                time.spend(System.nanoTime() - start);
            } else {
                test.recording().limit("Recording ended early, since it took too long.");
            }
        } catch (Throwable e) {
            lack(e);
        } finally {
            lock.unlock();
        }
    }
}
