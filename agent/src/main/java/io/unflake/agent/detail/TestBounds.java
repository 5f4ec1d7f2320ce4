package io.unflake.agent.detail;

import io.unflake.agent.record.OutsideValues;
import io.unflake.agent.record.ValueReader.Reading;
import io.unflake.agent.record.WalkThread;
import io.unflake.model.Detail;
import io.unflake.model.Detail.Sample;
import io.unflake.model.Detail.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Records the values of all known state before and after a test, on a thread of its own. */
final class TestBounds {

    private static final int MAX_VISITS = 300_000;
    private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(3);

    private static final Value NO_LEVEL = new Value("null", null, null, null, "null", "null");

    private final States states;
    private final RecordedTest test;
    private final WalkThread walks;
    private final OutsideValues outside;
    private final Map<String, Value> levels = new HashMap<>();

    TestBounds(States states, RecordedTest test, WalkThread walks, OutsideValues outside) {
        this.states = states;
        this.test = test;
        this.walks = walks;
        this.outside = outside;
    }

    void sample(String point) {
        Thread owner = test.thread();
        Optional<List<Sample>> samples = walks.call(() -> samples(point, owner));
        samples.ifPresent(all -> all.forEach(test.recording()::add));
        if (samples.isEmpty()) {
            test.recording().limit("The values at " + point + " are unknown, since it took too long to read them.");
        }
    }

    /** A logger that a test creates had no level before. */
    private List<Sample> newLoggers(String point) {
        Map<String, Value> found = outside.loggers(ClassLoader.getSystemClassLoader());
        List<Sample> samples = new ArrayList<>();
        for (String name : found.keySet()) {
            if (!levels.containsKey(name) && point.equals(Detail.END)) {
                samples.add(new Sample(Detail.START, 1, "logger " + name, NO_LEVEL, false));
            }
            RecordedState unused = states.of("logger " + name, () -> (before, thread) -> Reading.of(levels.get(name)));
        }
        levels.putAll(found);
        return samples;
    }

    private List<Sample> samples(String point, Thread owner) {
        long deadline = System.nanoTime() + MAX_NANOS;
        List<Sample> samples = new ArrayList<>(newLoggers(point));
        int visits = 0;
        for (RecordedState state : states.all()) {
            if (visits > MAX_VISITS || System.nanoTime() - deadline > 0) {
                test.recording().limit("Some values at " + point + " are unknown, since there are too many.");
                break;
            }
            Reading reading = state.readAgain(owner);
            if (reading != null) {
                visits += reading.visits();
                boolean unused = state.starts();
                samples.add(state.sample(point, 1));
            }
        }
        return samples;
    }
}
