package io.unflake.engine.repair;

import io.unflake.model.TestId;
import io.unflake.model.TestResult;
import io.unflake.model.repair.Repair.Verified;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
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

    /** A run that must be repeated before it counts. */
    private record Suspicion(Repetition repetition, List<TestResult> wrong) {}

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
        Queue<Suspicion> suspicions = new ConcurrentLinkedQueue<>();
        places.forEach(repetitions.toList(), each -> {
            List<TestResult> wrong = rejection.get() == null ? perform(each) : List.of();
            if (!wrong.isEmpty() && each.kind.repeated()) {
                suspicions.add(new Suspicion(each, wrong));
            } else if (!wrong.isEmpty()) {
                rejection.compareAndSet(null, new Rejection(each.kind, wrong.get(0)));
            }
        });
        return Optional.ofNullable(rejection.get())
                .or(() -> suspicions.stream()
                        .flatMap(each -> repeatedAlone(each).stream())
                        .findFirst());
    }

    /** A test that fails only once may be flaky itself. */
    private Optional<Rejection> repeatedAlone(Suspicion suspicion) {
        Set<TestId> suspects = suspicion.wrong.stream().map(TestResult::test).collect(Collectors.toSet());
        return perform(suspicion.repetition).stream()
                .filter(again -> suspects.contains(again.test()))
                .findFirst()
                .map(again -> new Rejection(suspicion.repetition.kind, again));
    }

    private List<TestResult> perform(Repetition repetition) {
        performed.incrementAndGet();
        return repetition.kind.run(repetition.number);
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
