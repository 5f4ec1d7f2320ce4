package io.unflake.engine.detect;

import io.unflake.engine.experiment.Experiments;
import io.unflake.engine.experiment.JvmReuse;
import io.unflake.engine.journal.Journal;
import io.unflake.engine.plan.Suite;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Observation;
import io.unflake.model.TestResult;
import io.unflake.model.finding.Finding;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Detects the flaky tests of one module: starts what is needed, runs the study, writes the replay files. */
final class ModuleDetection {

    private final ModuleDescription module;
    private final DetectRequest request;
    private final Journal journal;
    private final Predicate<String> projectClasses;
    private final Stopwatch stopwatch;
    private final Progress progress;
    private final RunProgress runProgress;
    private volatile Supplier<Optional<ModuleFindings>> soFar = Optional::empty;
    private final Set<String> announced = new HashSet<>();

    ModuleDetection(
            ModuleDescription module,
            DetectRequest request,
            Journal journal,
            Predicate<String> projectClasses,
            Stopwatch stopwatch,
            Progress progress) {
        this.module = module;
        this.request = request;
        this.journal = journal;
        this.projectClasses = projectClasses;
        this.stopwatch = stopwatch;
        this.progress = progress;
        runProgress = new RunProgress(progress);
    }

    ModuleFindings run() {
        ModuleFindings found = study();
        if (!request.search().delays().mitigation()) {
            return found;
        }
        soFar = () -> Optional.of(found);
        MitigationPhase.Result mitigated =
                new MitigationPhase(module, request, stopwatch, progress).mitigate(found.findings());
        return found.with(
                mitigated.findings(),
                new Unfinished(module.name()).mitigations(mitigated.leftOut()).lines());
    }

    private ModuleFindings study() {
        try (ModuleExperiments experiments = new ModuleExperiments(module, request, journal, stopwatch, runProgress)) {
            progress.phase("discovering tests", 0);
            Suite suite = stopwatch.time(Stopwatch.Phase.EXPLORATION, experiments::discover);
            Detected detected = suite.tests().isEmpty() ? Detected.NOTHING : detect(suite, experiments.on(suite));
            return findings(suite, detected);
        }
    }

    /** What is known while {@link #run()} goes on; nothing before a test has failed. */
    Optional<ModuleFindings> soFar() {
        return soFar.get();
    }

    private Detected detect(Suite suite, Experiments experiments) {
        if (request.search().reruns() > 0) {
            return new RerunDetection(suite, experiments, this::fingerprint, JvmReuse.in(module), stopwatch, progress)
                    .run(request.search().reruns());
        }
        return new TreatedDetection(
                        module,
                        suite,
                        experiments,
                        this::fingerprint,
                        request,
                        stopwatch,
                        runProgress,
                        detected -> tell(suite, detected))
                .run();
    }

    /** What was only seen is kept for the case that the detection ends now; most of it will be confirmed or dropped. */
    private void tell(Suite suite, Detected detected) {
        if (detected.provoked().stream().allMatch(each -> each.best().isSeenOnly())) {
            soFar = () -> Optional.of(findings(suite, detected));
        } else {
            announce(findings(suite, detected));
        }
    }

    /** Tells what is confirmed; causes and margins follow. */
    private void announce(ModuleFindings confirmed) {
        soFar = () -> Optional.of(confirmed);
        confirmed.findings().stream()
                .filter(finding -> announced.add(finding.id()))
                .forEach(progress::found);
    }

    private FailureFingerprint fingerprint(TestResult failure) {
        return FailureFingerprint.of(failure.failure(), projectClasses);
    }

    private ModuleFindings findings(Suite suite, Detected detected) {
        ReplayWriter replays = new ReplayWriter(module, suite, request);
        List<Finding> findings = new FindingAssembly(
                        module.name(),
                        detected.baseline(),
                        id -> request.output().command().apply(replays.file(id)))
                .assemble(detected.provoked(), detected.proofs());
        replays.write(findings, detected.provoked());
        return new ModuleFindings(
                module.name(),
                detected.plainMillis(),
                detected.baseline(),
                detected.explored(),
                findings,
                detected.broken(),
                runProgress.untransformed(),
                Notes.joined(detected.notes(), runProgress.problems()),
                detected.unfinished());
    }

    /** No run at all. */
    static Observation nothing() {
        return new Observation("", List.of(), 0);
    }
}
