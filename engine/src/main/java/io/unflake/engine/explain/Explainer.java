package io.unflake.engine.explain;

import io.unflake.engine.explain.PairRecorder.Recorded;
import io.unflake.engine.invariant.ProblemSearch;
import io.unflake.engine.invariant.RecordedRun;
import io.unflake.model.Failure;
import io.unflake.model.TestResult;
import io.unflake.model.explain.Cleaner;
import io.unflake.model.explain.Explanation;
import io.unflake.model.explain.Explanation.FailureSummary;
import io.unflake.model.explain.Problem;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Role;
import io.unflake.model.progress.Progress;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Explains the failure of a test by comparing recordings of a failing and a passing run. */
public final class Explainer {

    private static final int MOST_PROBLEMS = 50;

    private final TestRuns runs;
    private final Predicate<String> projectClasses;
    private final Progress progress;
    private final LongSupplier nanos;

    /**
     * Runs nothing yet.
     *
     * @param projectClasses whether a class belongs to the project, which decides about fingerprints
     * @param nanos a clock that only measures durations
     */
    public Explainer(TestRuns runs, Predicate<String> projectClasses, Progress progress, LongSupplier nanos) {
        this.runs = runs;
        this.projectClasses = projectClasses;
        this.progress = progress;
        this.nanos = nanos;
    }

    /** Records both runs of a pair and explains how they differ. */
    public Explanation explain(Pair pair) {
        long start = nanos.getAsLong();
        progress.phase("recording a failing and a passing run", 0);
        Recorded recorded = new PairRecorder(runs, pair, projectClasses).record();
        List<Problem> problems = problems(pair, recorded);
        double invariants = seconds(nanos.getAsLong() - start);
        progress.phase("searching cleaners", 0);
        AtomicReference<Double> firstCleaner = new AtomicReference<>();
        Runnable verified = () -> firstCleaner.compareAndSet(null, seconds(nanos.getAsLong() - start));
        List<Cleaner> cleaners = new CleanerRuns(runs, pair, verified).find(problems, results(recorded));
        Explanation.Cost cost = new Explanation.Cost(
                seconds(TimeUnit.MILLISECONDS.toNanos(recorded.plain().millis())),
                seconds(TimeUnit.MILLISECONDS.toNanos(runs.recordingMillis(pair.failing()))),
                invariants,
                firstCleaner.get(),
                seconds(nanos.getAsLong() - start),
                runs.count());
        return explanation(pair, recorded, problems, cleaners, cost);
    }

    private List<Problem> problems(Pair pair, Recorded recorded) {
        return recorded.isComplete()
                ? new ProblemSearch(
                                recorded.failing(),
                                recorded.passing(),
                                recorded.passingAgain(),
                                pair.contrast(),
                                projectClasses)
                        .problems().stream().limit(MOST_PROBLEMS).toList()
                : List.of();
    }

    private static List<TestResult> results(Recorded recorded) {
        return Stream.of(recorded.failing(), recorded.passing())
                .filter(Objects::nonNull)
                .map(RecordedRun::all)
                .flatMap(List::stream)
                .toList();
    }

    private static double seconds(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos) / 1000.0;
    }

    private Explanation explanation(
            Pair pair, Recorded recorded, List<Problem> problems, List<Cleaner> cleaners, Explanation.Cost cost) {
        FailureSummary failure = recorded.failure().map(this::summary).orElse(null);
        return new Explanation(
                Explanation.SCHEMA,
                failure == null ? null : Finding.idOf(pair.test(), failure.fingerprint()),
                runs.suite().module(),
                pair.test().toString(),
                pair.category(),
                pair.ofOrder() ? (pair.isBrittle() ? Role.BRITTLE : Role.VICTIM).label() : null,
                pair.before().stream().map(Object::toString).toList(),
                failure,
                problems,
                cleaners,
                cost,
                new ExplainNotes(recorded, problems, runs.problems()).all());
    }

    private FailureSummary summary(Failure failure) {
        return new FailureSummary(failure.type(), failure.message(), PairRecorder.fingerprint(failure, projectClasses));
    }
}
