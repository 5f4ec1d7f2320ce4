package io.unflake.agent.detail;

import io.unflake.agent.record.WalkThread;
import io.unflake.model.Detail.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Records the values of all known state before and after a test, on a thread of its own. */
final class TestBounds {

    private static final long TIMEOUT_MILLIS = 2_000;
    private static final long MAX_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private final States states;
    private final RecordedTest test;
    private final WalkThread walks = new WalkThread("unflake-details", TIMEOUT_MILLIS);

    TestBounds(States states, RecordedTest test) {
        this.states = states;
        this.test = test;
    }

    void sample(String point) {
        Thread owner = test.thread();
        Optional<List<Sample>> samples = walks.call(() -> samples(point, owner));
        samples.ifPresent(all -> all.forEach(test.recording()::add));
        if (samples.isEmpty()) {
            test.recording().limit("The values at " + point + " are unknown, since it took too long to read them.");
        }
    }

    private List<Sample> samples(String point, Thread owner) {
        long deadline = System.nanoTime() + MAX_NANOS;
        List<Sample> samples = new ArrayList<>();
        for (SharedState state : states.all()) {
            if (System.nanoTime() - deadline > 0) {
                test.recording().limit("Some values at " + point + " are unknown, since there are too many.");
                break;
            }
            if (state.readAgain(owner) != null) {
                boolean unused = state.starts();
                samples.add(state.sample(point, 1));
            }
        }
        return samples;
    }
}
