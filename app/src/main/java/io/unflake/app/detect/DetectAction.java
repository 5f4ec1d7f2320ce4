package io.unflake.app.detect;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.console.ErrorMessages;
import io.unflake.app.console.InterruptHook;
import io.unflake.app.report.FindingsPrinter;
import io.unflake.report.json.FindingsFile;
import io.unflake.report.known.KnownTest;
import io.unflake.report.known.KnownTests;
import io.unflake.report.progress.LiveProgress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Detects flaky tests: from the options of the user to the report and the exit code. */
public final class DetectAction {

    private final Detector detector;
    private final Distribution distribution;
    private final ConsoleContext context;

    public DetectAction(Detector detector, Distribution distribution, ConsoleContext context) {
        this.detector = detector;
        this.distribution = distribution;
        this.context = context;
    }

    /** Runs a detection and returns its exit code. */
    public int run(DetectOptions options) throws IOException {
        OutputOptions output = options.output();
        List<KnownTest> known = known(output.known());
        DetectPlan plan = DetectPlanner.plan(options, context);
        DetectReport report = new DetectReport(
                plan.output().folder(),
                known,
                distribution.resumeCommand(context.folder(), options.arguments()),
                new FindingsPrinter(output.json(), output.verbose(), context));
        DetectionResult result = context.withProgress(progress -> detect(plan, report, progress));
        FindingsFile findings = report.write(result);
        return output.exitCodes().of(findings);
    }

    private List<KnownTest> known(Path file) {
        return file == null ? null : KnownTests.read(context.path(file));
    }

    private DetectionResult detect(DetectPlan plan, DetectReport report, LiveProgress progress) throws IOException {
        ResultSoFar soFar = new ResultSoFar();
        InterruptHook hook = new InterruptHook(() -> interrupted(report, soFar, progress));
        try {
            return detector.run(plan, progress, soFar);
        } catch (IOException | RuntimeException e) {
            hook.withdraw();
            failed(report, soFar, progress, e);
            throw e;
        } finally {
            hook.withdraw();
        }
    }

    /** Writes what was found before the error is printed. */
    private static void failed(DetectReport report, ResultSoFar soFar, LiveProgress progress, Exception error) {
        progress.close();
        try {
            soFar.get()
                    .filter(result -> !result.findings().findings().isEmpty())
                    .ifPresent(report::write);
        } catch (RuntimeException e) {
            error.addSuppressed(e);
        }
    }

    /** Writes what is known. The table tells how to continue; an error must not hide that. */
    private void interrupted(DetectReport report, ResultSoFar soFar, LiveProgress progress) {
        progress.close();
        boolean isTold = false;
        try {
            isTold = soFar.get().map(report::write).isPresent()
                    && !report.printer().json();
        } catch (RuntimeException e) {
            new ErrorMessages(context).print(e);
        }
        context.printError(
                "\nunflake: interrupted" + (isTold ? ".\n" : "; to continue, run\n" + report.resume() + "\n"));
    }
}
