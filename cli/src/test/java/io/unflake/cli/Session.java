package io.unflake.cli;

import io.unflake.model.Failure;
import io.unflake.model.FailureFingerprint;
import io.unflake.model.Frame;
import io.unflake.model.FrameFilter;
import io.unflake.model.Perturbation;
import io.unflake.model.TestId;
import io.unflake.model.Treatment;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Findings;
import io.unflake.model.finding.Rate;
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

/** A command line with a made-up detection behind it, and all that it prints. */
final class Session {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Surroundings around;
    private Detection detection = (options, progress) -> new Detected(nothing(), FrameFilter.BY_NAME);
    private DetectOptions asked;

    Session(Path folder) {
        this.around = new Surroundings(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new Terminal(false, false, 100, Ink.PLAIN),
                folder);
    }

    Session finding(Findings findings) {
        detection = (options, progress) -> {
            progress.phase("exploring", 3);
            return new Detected(findings, FrameFilter.BY_NAME);
        };
        return this;
    }

    Session failing(RuntimeException e) {
        detection = (options, progress) -> {
            throw e;
        };
        return this;
    }

    int run(String... arguments) {
        Detection recorded = (options, progress) -> {
            asked = options;
            return detection.run(options, progress);
        };
        return new FrontEnd(recorded, Path.of("nowhere"), around).run(arguments);
    }

    /** Runs {@code detect} and hands over what the engine would have been asked for. */
    DetectOptions asks(String... arguments) {
        List<String> words = new ArrayList<>(List.of("detect"));
        words.addAll(List.of(arguments));
        int code = run(words.toArray(String[]::new));
        if (code != 0) {
            throw new AssertionError("exit " + code + ": " + err());
        }
        return asked;
    }

    DetectOptions asked() {
        return asked;
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
                List.of());
    }

    static Finding finding(Verdict verdict) {
        Failure failure = new Failure("java.lang.Error", "no", List.of(new Frame("shop.Sip", "port", "Sip.java", 16)));
        return new Finding(
                "shop",
                TestId.parse("shop.SipTest#port"),
                verdict,
                "random",
                List.of(Treatment.of(new Perturbation("random.extreme", Map.of("value", "max")))),
                failure,
                FailureFingerprint.of(failure, FrameFilter.BY_NAME),
                List.of(),
                List.of(),
                new Rate(5, 5),
                new Rate(0, 5),
                null,
                "unflake again");
    }
}
