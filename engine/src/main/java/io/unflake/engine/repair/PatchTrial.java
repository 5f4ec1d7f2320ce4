package io.unflake.engine.repair;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.replay.ReplayRuns;
import io.unflake.model.TestResult;
import io.unflake.model.repair.Repair.Verified;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;

/** Runs the tests of a patched project until a run shows that the patch does not work, or all have passed. */
final class PatchTrial {

    private static final int RUNS = 5;

    private final List<RequiredRun> required;
    private final ReplayRuns runs;
    private final int jobs;
    private final AtomicInteger performed = new AtomicInteger();

    /** @param jobs how many test JVMs run at the same time */
    PatchTrial(List<RequiredRun> required, ReplayRuns runs, int jobs) {
        this.required = required;
        this.runs = runs;
        this.jobs = jobs;
    }

    /** A run that shows that a patch does not work. */
    record Rejection(RequiredRun kind, TestResult result) {}

    /** Returns why the patch does not work; empty if it does. One failing run of the first kind suffices. */
    Optional<Rejection> run() {
        Optional<Rejection> first = all(required.subList(0, 1), 1, 1);
        Optional<Rejection> second = first.isPresent() ? first : all(required.subList(1, required.size()), 1, 1);
        return second.isPresent() ? second : all(required, 2, RUNS);
    }

    private Optional<Rejection> all(List<RequiredRun> some, int from, int to) {
        AtomicReference<Rejection> rejection = new AtomicReference<>();
        Semaphore places = new Semaphore(jobs);
        List<Integer> numbers =
                IntStream.range(0, some.size() * (to - from + 1)).boxed().toList();
        SideBySide.forEach(numbers, i -> {
            places.acquireUninterruptibly();
            try {
                RequiredRun kind = some.get(i % some.size());
                if (rejection.get() == null) {
                    performed.incrementAndGet();
                    kind.run(runs, from + i / some.size())
                            .ifPresent(result -> rejection.compareAndSet(null, new Rejection(kind, result)));
                }
            } finally {
                places.release();
            }
        });
        return Optional.ofNullable(rejection.get());
    }

    int performed() {
        return performed.get();
    }

    /** How many runs of each kind a patch has passed. */
    List<Verified> verified() {
        return required.stream().map(kind -> new Verified(kind.name(), RUNS)).toList();
    }
}
