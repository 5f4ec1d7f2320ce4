package io.unflake.app.detect;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.console.InterruptMessage;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.known.KnownTest;
import io.unflake.report.known.KnownTests;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Detects flaky tests: from the options of the user to the report and the exit code. */
public final class DetectAction {

    private static final int FOUND = 1;

    private final Detector detector;
    private final ConsoleContext context;

    public DetectAction(Detector detector, ConsoleContext context) {
        this.detector = detector;
        this.context = context;
    }

    /** Runs a detection and returns its exit code. */
    public int run(DetectOptions options) throws IOException {
        OutputOptions output = options.output();
        List<KnownTest> known = known(output.known());
        DetectPlan plan = DetectPlanner.plan(options, context);
        DetectionResult result = detect(plan, output.json());
        FindingsFile findings = new DetectReport(result, known, plan.output().folder(), context).write(output);
        return findings.hasFlaky(output.plausible()) && !output.noFail() ? FOUND : 0;
    }

    private List<KnownTest> known(Path file) {
        return file == null ? null : KnownTests.read(context.path(file));
    }

    private DetectionResult detect(DetectPlan plan, boolean silent) throws IOException {
        InterruptMessage message = new InterruptMessage(context);
        try {
            return context.withProgress(silent, progress -> detector.run(plan, progress));
        } finally {
            message.withdraw();
        }
    }
}
