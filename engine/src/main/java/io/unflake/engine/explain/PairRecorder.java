package io.unflake.engine.explain;

import io.unflake.engine.experiment.SideBySide;
import io.unflake.engine.invariant.RecordedRun;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestResult;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Records the failing run of a pair once and the passing one twice, each in a fresh JVM, beside an unrecorded run. */
final class PairRecorder {

    private static final int ATTEMPTS = 3;
    private static final int MOST_BY_CHANCE = 12;

    private final TestRuns runs;
    private final Pair pair;
    private final Predicate<String> projectClasses;

    /** @param projectClasses whether a class belongs to the project */
    PairRecorder(TestRuns runs, Pair pair, Predicate<String> projectClasses) {
        this.runs = runs;
        this.pair = pair;
        this.projectClasses = projectClasses;
    }

    /**
     * What was recorded; null for a run that did not have its outcome.
     *
     * @param passingAgain a repetition of the passing run
     * @param plain the failing run without a recording
     * @param failure how the test failed in any of these runs; empty if it did not fail as expected
     */
    record Recorded(
            RecordedRun failing,
            RecordedRun passing,
            RecordedRun passingAgain,
            Observation plain,
            Optional<Failure> failure) {

        boolean isComplete() {
            return failing != null && passing != null;
        }
    }

    Recorded record() {
        return pair.isByChance() ? byChance() : both();
    }

    private Recorded both() {
        Future<RecordedRun> failing =
                SideBySide.begin("unflake-failing", () -> repeat(pair.failing(), 0, ATTEMPTS, this::failsAsExpected));
        Future<RecordedRun> passing =
                SideBySide.begin("unflake-passing", () -> repeat(pair.passing(), 0, ATTEMPTS, TestResult::passed));
        Future<RecordedRun> again =
                SideBySide.begin("unflake-again", () -> repeat(pair.passing(), ATTEMPTS, 1, TestResult::passed));
        Future<Observation> plain = SideBySide.begin("unflake-plain", this::plain);
        return recorded(
                SideBySide.join(failing), SideBySide.join(passing), SideBySide.join(again), SideBySide.join(plain));
    }

    private Observation plain() {
        Jvm jvm = pair.ofOrder() || pair.isByChance() ? Jvm.PLAIN : Jvm.FRESH;
        return runs.perform(pair.failing(), jvm, 1);
    }

    private Recorded recorded(RecordedRun failing, RecordedRun passing, RecordedRun again, Observation plain) {
        Optional<Failure> failure = Stream.of(Optional.ofNullable(failing), RecordedRun.of(plain, pair.test()))
                .flatMap(Optional::stream)
                .map(RecordedRun::result)
                .filter(this::failsAsExpected)
                .map(TestResult::failure)
                .findFirst();
        return new Recorded(failing, passing, again == null ? passing : again, plain, failure);
    }

    private Recorded byChance() {
        RecordedRun failing = null;
        RecordedRun passing = null;
        RecordedRun again = null;
        for (int i = 1; i <= MOST_BY_CHANCE && (failing == null || passing == null); i++) {
            RecordedRun run = perform(pair.failing(), i).orElse(null);
            if (run != null && failsAsExpected(run.result())) {
                failing = run;
            } else if (run != null && run.result().passed()) {
                again = passing;
                passing = run;
            }
        }
        return recorded(failing, passing, again, plain());
    }

    /** Repeats a run until it has the wanted outcome, since some tests fail only most of the time. */
    private RecordedRun repeat(Pair.Side side, int first, int attempts, Predicate<TestResult> wanted) {
        for (int i = 1; i <= attempts; i++) {
            Optional<RecordedRun> run = perform(side, first + i).filter(each -> wanted.test(each.result()));
            if (run.isPresent()) {
                return run.get();
            }
        }
        return null;
    }

    private Optional<RecordedRun> perform(Pair.Side side, int repetition) {
        return RecordedRun.of(runs.perform(side, Jvm.DETAILED, repetition), pair.test());
    }

    private boolean failsAsExpected(TestResult result) {
        return fails(result)
                && (pair.fingerprint() == null
                        || fingerprint(result.failure(), projectClasses).equals(pair.fingerprint()));
    }

    /** Whether a test failed or has ended its JVM. */
    static boolean fails(TestResult result) {
        return result.failure() != null && (result.failed() || result.broken() != null);
    }

    /** The hash of the fingerprint of a failure. */
    static String fingerprint(Failure failure, Predicate<String> projectClasses) {
        return FailureFingerprint.of(failure, projectClasses).hash();
    }
}
