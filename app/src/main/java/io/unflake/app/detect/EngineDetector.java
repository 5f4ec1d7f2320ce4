package io.unflake.app.detect;

import io.unflake.app.Distribution;
import io.unflake.app.project.ProjectDescriber;
import io.unflake.app.project.ProjectFile;
import io.unflake.engine.detect.Detect;
import io.unflake.engine.detect.DetectRequest;
import io.unflake.engine.discovery.ProjectClasses;
import io.unflake.engine.plan.TestFilter;
import io.unflake.model.progress.Progress;
import io.unflake.model.project.ModuleDescription;
import java.io.IOException;
import java.util.List;

/** Describes the project and passes one request to the engine. */
public final class EngineDetector implements Detector {

    private final Distribution distribution;

    public EngineDetector(Distribution distribution) {
        this.distribution = distribution;
    }

    @Override
    public DetectionResult run(DetectPlan plan, Progress progress, ResultSoFar soFar) throws IOException {
        List<ModuleDescription> modules =
                new ProjectDescriber(distribution.plugin(), plan.output().folder(), progress).describe(plan.project());
        ProjectFile.write(plan.output().folder(), plan.project());
        return run(plan, modules, progress, soFar);
    }

    /** Detects flaky tests in modules that are described already. */
    public DetectionResult run(DetectPlan plan, List<ModuleDescription> modules, Progress progress, ResultSoFar soFar)
            throws IOException {
        ProjectClasses projectClasses = new ProjectClasses(modules);
        Detect detect = new Detect(request(plan, modules), progress);
        soFar.from(() -> detect.soFar().map(findings -> new DetectionResult(findings, projectClasses)));
        return new DetectionResult(detect.run(), projectClasses);
    }

    private DetectRequest request(DetectPlan plan, List<ModuleDescription> modules) {
        TestFilter filter =
                TestFilter.of(plan.selection().tests(), plan.selection().exclude());
        return new DetectRequest(
                new DetectRequest.Subject(modules, filter, plan.project().jvmArguments()),
                plan.search(),
                plan.limits(),
                plan.catalog(),
                plan.instrument(),
                distribution.installation(),
                new DetectRequest.Output(
                        plan.output().folder(),
                        plan.output().resume(),
                        plan.output().begun(),
                        distribution::replayCommand));
    }
}
