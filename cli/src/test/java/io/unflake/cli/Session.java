package io.unflake.cli;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.detect.DetectPlan;
import io.unflake.app.detect.DetectionResult;
import io.unflake.app.detect.Detector;
import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.FrameFilter;
import io.unflake.model.Perturbation;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Proof;
import io.unflake.model.finding.Rate;
import io.unflake.model.finding.Stage;
import io.unflake.model.finding.Verdict;
import io.unflake.report.console.Ink;
import io.unflake.report.console.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs command lines with a fake detector and keeps what they print. */
final class Session {

    private static final Treatment EXTREME =
            Treatment.of(new Perturbation.ApiChange("random.extreme", Map.of("value", "max"), List.of()));

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final ConsoleContext context;
    private Detector detector = (plan, progress, soFar) -> new DetectionResult(nothing(), FrameFilter.BY_NAME);
    private DetectPlan plan;

    Session(Path folder) {
        this.context = new ConsoleContext(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new Terminal(false, false, 100, Ink.PLAIN),
                folder);
    }

    Session finding(Findings findings) {
        detector = (given, progress, soFar) -> {
            progress.phase("exploring", 3);
            return new DetectionResult(findings, FrameFilter.BY_NAME);
        };
        return this;
    }

    Session failing(RuntimeException e) {
        detector = (given, progress, soFar) -> {
            throw e;
        };
        return this;
    }

    int run(String... arguments) {
        Detector recording = (given, progress, soFar) -> {
            plan = given;
            return detector.run(given, progress, soFar);
        };
        return new FrontEnd(recording, Distribution.in(Path.of("nowhere")), context).run(arguments);
    }

    /** Runs {@code detect} and returns the plan that the detector received. */
    DetectPlan planOf(String... arguments) {
        List<String> words = new ArrayList<>(List.of("detect"));
        words.addAll(List.of(arguments));
        int code = run(words.toArray(String[]::new));
        if (code != 0) {
            throw new AssertionError("exit " + code + ": " + err());
        }
        return plan;
    }

    /** The plan of the last detection; null if none was started. */
    DetectPlan plan() {
        return plan;
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    static Findings nothing() {
        return findings(List.of());
    }

    static Findings findings(List<Finding> findings) {
        return new Findings(
                new Findings.TestCounts(3, 3, 0, 0),
                new Findings.Cost(1, 1, 1, 0, 3, 9),
                List.of(),
                findings,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Map.of());
    }

    static Finding finding(Verdict verdict) {
        return finding(verdict, null);
    }

    /** A flaky finding that is unlikely in practice. */
    static Finding implausible() {
        return finding(
                Verdict.FLAKY,
                new Proof(EXTREME, List.of(), null, false, List.of(), List.of(), new Proof.Effort(1, 1)));
    }

    /** A flaky finding without a margin, of which it is unknown how likely it is. */
    static Finding ofUnknownPlausibility() {
        return finding(
                Verdict.FLAKY, new Proof(EXTREME, List.of(), null, null, List.of(), List.of(), new Proof.Effort(1, 1)));
    }

    private static Finding finding(Verdict verdict, Proof proof) {
        Failure failure = new Failure("java.lang.Error", "no", List.of(new Frame("shop.Sip", "port", "Sip.java", 16)));
        return new Finding(
                "shop",
                TestId.parse("shop.SipTest#port"),
                verdict,
                proof == null ? Stage.CONFIRMED : Stage.PROVEN,
                "random",
                List.of(EXTREME),
                failure,
                FailureFingerprint.of(failure, FrameFilter.BY_NAME),
                List.of(),
                List.of(),
                new Rate(5, 5),
                new Rate(0, 5),
                proof == null ? Boolean.TRUE : proof.plausible(),
                proof,
                "unflake again");
    }
}
