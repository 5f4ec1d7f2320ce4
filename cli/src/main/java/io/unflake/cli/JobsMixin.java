package io.unflake.cli;

import picocli.CommandLine.Option;

/** The option for the number of test JVMs. */
final class JobsMixin {

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "how many test JVMs run at the same time (default: the number of processors)")
    private Integer jobs;

    /** The number of test JVMs; null if it is not given. */
    Integer jobs() {
        return jobs;
    }
}
