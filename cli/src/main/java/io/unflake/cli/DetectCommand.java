package io.unflake.cli;

import io.unflake.model.progress.Progress;
import io.unflake.report.known.KnownTest;
import io.unflake.report.known.KnownTests;
import io.unflake.report.progress.LiveProgress;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Finds the flaky tests of a project. */
@Command(
        name = "detect",
        description = "Find the flaky tests of a project, say why they fail, and show how to see it again.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake detect --project shop",
            "      try everything on every test that it may break",
            "  unflake detect --project shop --tests 'shop.till.*' --strategy time",
            "      only some tests, only what the clock does",
            "  unflake detect --strategy date.moment:moment=2038-01-19T03:14:07Z",
            "      is this project ready for 2038?",
            "  unflake detect --strategy paper --mode both --budget 30m --no-fail --json > findings.json",
            "      the strategies of the ChaosAPI paper, alone and at once, for a program to read",
            "  unflake detect --classpath 'lib/*:out/test' --test-classes out/test --classes out/main",
            "      a project that is not built by Maven",
            "",
            "Exit codes: 0 nothing found; 1 flaky tests found; 2 wrong use; 3 the project cannot be built or its tests do"
                    + " not run; 4 an error of Unflake itself."
        })
final class DetectCommand implements Callable<Integer> {

    private static final int FOUND = 1;

    private final Detection detection;
    private final Surroundings around;

    @Mixin
    private ProjectOptions project;

    @Mixin
    private SearchOptions search;

    @Mixin
    private OwnStrategyOptions own;

    @Mixin
    private OutputOptions output;

    DetectCommand(Detection detection, Surroundings around) {
        this.detection = detection;
        this.around = around;
    }

    @Override
    public Integer call() throws IOException {
        List<KnownTest> known = output.known == null ? null : KnownTests.read(around.path(output.known));
        DetectOptions options = OptionsReader.read(project, own, search, output.out, around);
        Detected detected = run(options);
        new DetectOutput(detected, known, options.out(), around).write(output);
        return detected.hasFlaky(output.plausible) && !output.noFail ? FOUND : 0;
    }

    private Detected run(DetectOptions options) throws IOException {
        Farewell farewell = Farewell.saidOn(around.err());
        try {
            return detect(options);
        } finally {
            farewell.withdraw();
        }
    }

    private Detected detect(DetectOptions options) throws IOException {
        if (output.json) {
            return detection.run(options, Progress.SILENT);
        }
        try (LiveProgress progress = around.progress()) {
            return detection.run(options, progress);
        }
    }
}
