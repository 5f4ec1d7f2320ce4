package io.unflake.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Options that say what becomes of the result. */
final class OutputOptions {

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "the only folder that is written to (default: target/unflake in the project)")
    Path out;

    @Option(names = "--json", description = "print findings.json, and nothing else, to standard output")
    boolean json;

    @Option(
            names = {"-v", "--verbose"},
            description = "leave nothing out: stacks, all sites, all tests, the cost of each strategy")
    boolean verbose;

    @Option(names = "--no-fail", description = "exit with 0 even if flaky tests were found")
    boolean noFail;

    @Option(
            names = "--plausible",
            description = "let only findings count for the exit code that fail under what happens in life")
    boolean plausible;

    @Option(
            names = "--known",
            paramLabel = "FILE",
            description = "compare with known flaky tests, a CSV file: test, category, files with stack traces")
    Path known;
}
