package io.unflake.engine.repair;

import io.unflake.model.TestResult;
import io.unflake.model.repair.Repair.Verified;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Runs the tests of a patched project until a run shows that the patch does not work, or all have passed. */
final class PatchTrial {

    private final List<RequiredRun> required;
    private final JvmPlaces places;
    private final AtomicInteger performed = new AtomicInteger();

    PatchTrial(List<RequiredRun> required, JvmPlaces places) {
        this.required = required;
        this.places = places;
    }

    /** A run that shows that a patch does not work. */
    record Rejection(RequiredRun kind, TestResult result) {}

    /** One of the repetitions of a kind of runs. */
    private record Repetition(RequiredRun kind, int number) {}

    /** Returns why the patch does not work; empty if it does. One failing run of the first kind suffices. */
    Optional<Rejection> run() {
        return all(required.stream().limit(1).flatMap(kind -> repetitions(kind, 1, 1)))
                .or(() -> all(required.stream().skip(1).flatMap(kind -> repetitions(kind, 1, 1))))
                .or(() -> all(required.stream().flatMap(kind -> repetitions(kind, 2, kind.times()))));
    }

    private static Stream<Repetition> repetitions(RequiredRun kind, int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(number -> new Repetition(kind, number));
    }

    private Optional<Rejection> all(Stream<Repetition> repetitions) {
        AtomicReference<Rejection> rejection = new AtomicReference<>();
        places.forEach(repetitions.toList(), each -> {
            if (rejection.get() == null) {
                performed.incrementAndGet();
                each.kind
                        .run(each.number)
                        .ifPresent(result -> rejection.compareAndSet(null, new Rejection(each.kind, result)));
            }
        });
        return Optional.ofNullable(rejection.get());
    }

    int performed() {
        return performed.get();
    }

    /** How many runs of each kind a patch has passed. */
    List<Verified> verified() {
        return required.stream()
                .map(kind -> new Verified(kind.name(), kind.times()))
                .toList();
    }
}
