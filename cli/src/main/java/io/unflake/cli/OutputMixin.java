package io.unflake.cli;

import io.unflake.app.detect.OutputOptions;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options for writing and printing the result. */
final class OutputMixin {

    @Option(names = "--resume", description = "continue an interrupted detection")
    private boolean resume;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "the folder for results (default: target/unflake in the project)")
    private Path out;

    @Mixin
    private PrintMixin print;

    @Option(
            names = "--known",
            paramLabel = "FILE",
            description = "compare with known flaky tests in a CSV file: test, category, files with stack traces")
    private Path known;

    OutputOptions options() {
        return new OutputOptions(out, resume, print.json(), print.verbose(), print.exitCodes(), known);
    }
}
