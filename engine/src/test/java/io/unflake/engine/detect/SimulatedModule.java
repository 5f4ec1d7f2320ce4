package io.unflake.engine.detect;

import io.unflake.engine.SimulatedExperiment;
import io.unflake.engine.experiment.Experiment;
import io.unflake.engine.experiment.Experiments;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.fork.Installation;
import io.unflake.engine.journal.TimeSpent;
import io.unflake.engine.plan.Suite;
import io.unflake.engine.plan.TestFilter;
import io.unflake.engine.plan.Trial;
import io.unflake.engine.verdict.ConfirmRule;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.Run;
import io.unflake.model.Site;
import io.unflake.model.TestId;
import io.unflake.model.finding.Finding;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import io.unflake.model.strategy.InstrumentOptions;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** A module whose tests run in a simulated experiment, so that whole detections start no process. */
final class SimulatedModule implements Experiments {

    private final SimulatedExperiment experiment;
    private final Suite suite;
    private Path out = Path.of("out");
    private List<String> jvmArguments = List.of();
    private Duration budget;
    private boolean keepsApart;
    private long nanosPerReading;
    private final AtomicLong now = new AtomicLong();
    private final List<Detected> soFar = new CopyOnWriteArrayList<>();
    private Runnable told = () -> {};

    /** @param reached the sites that each test reaches */
    SimulatedModule(
            List<String> tests, BiFunction<Run, TestId, String> failingPlace, Function<TestId, List<Site>> reached) {
        experiment = new SimulatedExperiment(failingPlace, reached);
        suite = new Suite(
                "shop",
                tests.stream()
                        .map(TestId::parse)
                        .map(test -> new Suite.Member(test, "[engine:junit-jupiter]/" + test))
                        .toList());
    }

    /** The module's own build passes these arguments to its test JVMs. */
    SimulatedModule started(String... arguments) {
        jvmArguments = List.of(arguments);
        return this;
    }

    /** The detection has so little time, and each reading of the clock takes some of it. */
    SimulatedModule within(Duration limit, Duration perReading) {
        budget = limit;
        nanosPerReading = perReading.toNanos();
        return this;
    }

    /** So much time of the detection has passed, unless it was more already. */
    void pass(Duration time) {
        now.accumulateAndGet(time.toNanos(), Math::max);
    }

    /** Its test JVMs share neither network nor working directory. */
    SimulatedModule keepingApart() {
        keepsApart = true;
        return this;
    }

    /** Its tests take so many milliseconds. */
    SimulatedModule taking(ToLongFunction<TestId> millis) {
        experiment.taking(millis);
        return this;
    }

    /** Its tests reach all sites while classes are initialised. */
    SimulatedModule initialising() {
        experiment.initialising();
        return this;
    }

    /** Whenever it tells what is known, this runs. */
    SimulatedModule telling(Runnable listener) {
        told = listener;
        return this;
    }

    SimulatedModule writingTo(Path folder) {
        out = folder;
        return this;
    }

    @Override
    public Experiment unlimited(JvmReuse reuse) {
        return experiment;
    }

    @Override
    public Optional<Experiment> apart(JvmReuse reuse) {
        return keepsApart ? Optional.of(experiment) : Optional.empty();
    }

    @Override
    public Experiment limitedBy(Observation plain, JvmReuse reuse) {
        return experiment;
    }

    @Override
    public void endBusy() {}

    Suite suite() {
        return suite;
    }

    List<Run> performed() {
        return experiment.performed();
    }

    Detected treat(Trial... trials) {
        return new TreatedDetection(
                        description(),
                        suite,
                        this,
                        failure -> FailureFingerprint.of(failure.failure(), name -> true),
                        request(trials),
                        stopwatch(),
                        new RunProgress(Progress.SILENT),
                        known -> {
                            soFar.add(known);
                            told.run();
                        })
                .run();
    }

    /** What {@link #treat} has told while it was not finished. */
    List<Detected> soFar() {
        return soFar;
    }

    Detected rerun(int runs) {
        return new RerunDetection(
                        suite,
                        this,
                        failure -> FailureFingerprint.of(failure.failure(), name -> true),
                        JvmReuse.UNLIMITED,
                        stopwatch(),
                        Progress.SILENT)
                .run(runs);
    }

    static List<Finding> findings(Detected detected) {
        return new FindingAssembly("shop", detected.baseline(), id -> "unflake replay " + id)
                .assemble(detected.provoked(), detected.proofs());
    }

    private Stopwatch stopwatch() {
        Stopwatch stopwatch = new Stopwatch(budget, TimeSpent.NONE, 0, () -> now.addAndGet(nanosPerReading));
        stopwatch.beginModule(1);
        return stopwatch;
    }

    DetectRequest request(Trial... trials) {
        List<Trial> all = List.of(trials);
        return new DetectRequest(
                new DetectRequest.Subject(List.of(description()), TestFilter.of(List.of(), List.of()), List.of()),
                new DetectRequest.Search(all, 0, Map.of(), DetectRequest.Delays.USUAL, ConfirmRule.USUAL),
                new DetectRequest.Limits(2, budget, Duration.ofMinutes(2), Duration.ofHours(1), false, false),
                new StrategyCatalog(Stream.of(trials)
                        .flatMap(trial -> trial.strategies().stream())
                        .distinct()
                        .toList()),
                InstrumentOptions.DEFAULT,
                new Installation(Path.of("agent.jar"), Path.of("worker.jar")),
                new DetectRequest.Output(out, false, Instant.EPOCH, file -> "unflake replay " + file));
    }

    ModuleDescription description() {
        return new ModuleDescription(
                "shop",
                "shop",
                "",
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "",
                "",
                jvmArguments,
                Map.of(),
                Map.of(),
                "shop",
                false);
    }
}
