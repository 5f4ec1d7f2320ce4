package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiments;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.verdict.PlainFailures;
import io.unflake.engine.verdict.Reruns;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Run.Jvm;
import io.unflake.model.TestResult;
import io.unflake.model.Treatment;
import io.unflake.model.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The plain rerun baseline: runs a suite again and again, with nothing perturbed. */
final class RerunDetection {

    private final Suite suite;
    private final Experiments experiments;
    private final Function<TestResult, FailureFingerprint> fingerprints;
    private final JvmReuse reuse;
    private final Stopwatch stopwatch;
    private final Progress progress;

    RerunDetection(
            Suite suite,
            Experiments experiments,
            Function<TestResult, FailureFingerprint> fingerprints,
            JvmReuse reuse,
            Stopwatch stopwatch,
            Progress progress) {
        this.suite = suite;
        this.experiments = experiments;
        this.fingerprints = fingerprints;
        this.reuse = reuse;
        this.stopwatch = stopwatch;
        this.progress = progress;
    }

    Detected run(int runs) {
        progress.phase("running " + runs + " times", runs * suite.tests().size());
        Experiment experiment = experiments.unlimited(reuse);
        List<Observation> observations = stopwatch.time(
                Stopwatch.Phase.EXPLORATION,
                () -> IntStream.rangeClosed(1, runs)
                        .mapToObj(i -> experiment.perform(rerun(i)))
                        .toList());
        PlainFailures.Classified classified = Reruns.classify(observations, fingerprints);
        return new Detected(
                observations.get(0).millis(),
                observations.get(0),
                List.of(),
                Provoked.of(classified.findings()),
                Map.of(),
                classified.broken(),
                List.of(),
                List.of());
    }

    private Run rerun(int repetition) {
        return new Run(suite.module(), "rerun", suite.tests(), Treatment.NONE, Jvm.PLAIN, repetition);
    }
}
