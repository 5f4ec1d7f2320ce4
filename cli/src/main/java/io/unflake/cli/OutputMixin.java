package io.unflake.cli;

import io.unflake.app.detect.OutputOptions;
import java.nio.file.Path;
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

    @Option(names = "--json", description = "print only findings.json to standard output")
    private boolean json;

    @Option(
            names = {"-v", "--verbose"},
            description = "print every detail: stack traces, sites, all tests, the cost of each strategy")
    private boolean verbose;

    @Option(names = "--no-fail", description = "exit with 0 even if there are flaky tests")
    private boolean noFail;

    @Option(
            names = "--plausible",
            description = "ignore findings that are unlikely in practice when choosing the exit code")
    private boolean plausible;

    @Option(
            names = "--known",
            paramLabel = "FILE",
            description = "compare with known flaky tests in a CSV file: test, category, files with stack traces")
    private Path known;

    OutputOptions options() {
        return new OutputOptions(out, resume, json, verbose, noFail, plausible, known);
    }
}
