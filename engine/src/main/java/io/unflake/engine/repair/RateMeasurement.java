package io.unflake.engine.repair;

import io.unflake.model.Observation;
import io.unflake.model.TestResult;
import io.unflake.model.UserException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Measures how often a test fails without a patch. If it no longer does, any patch would seem to work. */
final class RateMeasurement {

    private static final int MOST = 20;

    private final ExpectedFailure expected;
    private final IntFunction<Observation> run;
    private final JvmPlaces places;

    /** @param run performs the repetition with a number that makes the test fail */
    RateMeasurement(ExpectedFailure expected, IntFunction<Observation> run, JvmPlaces places) {
        this.expected = expected;
        this.run = run;
        this.places = places;
    }

    /**
     * Runs the test a few times, and more often only as long as it does not fail.
     *
     * @param least how many runs at least
     * @param name what the runs are, such as {@code the failing order}
     * @throws UserException if it does not fail, or only in another way
     */
    FailureRate measure(int least, String name) {
        List<Observation> observations = List.of();
        for (int done = 0; done < MOST; done += least) {
            observations = performed(observations, IntStream.rangeClosed(done + 1, done + least));
            int failed = (int) observations.stream()
                    .filter(each -> expected.in(each).isPresent())
                    .count();
            if (failed > 0) {
                return new FailureRate(failed, observations.size());
            }
        }
        throw unreproduced(observations, name);
    }

    private List<Observation> performed(List<Observation> before, IntStream repetitions) {
        ConcurrentLinkedQueue<Observation> all = new ConcurrentLinkedQueue<>(before);
        places.forEach(repetitions.boxed().toList(), repetition -> all.add(run.apply(repetition)));
        return List.copyOf(all);
    }

    private UserException unreproduced(List<Observation> observations, String name) {
        Optional<TestResult> otherwise = observations.stream()
                .flatMap(each -> each.of(expected.test()).stream())
                .filter(result -> !result.passed())
                .findFirst();
        String runs = observations.size() + " runs: " + name;
        return UserException.wrongUse(
                expected.test() + " no longer fails as the finding says, in " + runs
                        + otherwise
                                .map(result -> "; in one of them it " + Rejections.outcome(result))
                                .orElse(""),
                "Run detect again. If it reports the test no longer, nothing is left to repair.");
    }
}
