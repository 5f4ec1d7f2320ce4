package io.unflake.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Options of commands that work on findings of a detection and print one result. */
final class ResultMixin {

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "the folder with the findings, to which the result is written (default: target/unflake in"
                    + " the project)")
    private Path out;

    @Option(names = "--json", description = "print only the result, as JSON, to standard output")
    private boolean json;

    Path out() {
        return out;
    }

    boolean json() {
        return json;
    }
}
