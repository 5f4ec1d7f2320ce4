package io.unflake.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Options for the JVMs that run tests. */
final class JvmMixin {

    @Option(names = "--java", paramLabel = "HOME", description = "the JDK to build and test with, 17 or newer")
    private Path java;

    @Option(
            names = "--jvm-arg",
            paramLabel = "ARG",
            description = "another argument for the test JVMs, such as --jvm-arg=-Xmx1g (repeatable)")
    private List<String> arguments = new ArrayList<>();

    Path java() {
        return java;
    }

    List<String> arguments() {
        return arguments;
    }
}
