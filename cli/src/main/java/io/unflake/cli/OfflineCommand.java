package io.unflake.cli;

import io.unflake.engine.offline.Offline;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code unflake offline}. */
@Command(
        name = "offline",
        description = "Run a command without network: it can reach only servers that it starts itself. Linux only.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake offline -- mvn -o test",
            "      find the tests that depend on the network (-o: Maven must not use it either)",
            "  unflake offline -- ./gradlew --offline test",
            "      the same with Gradle",
            "",
            "Exit codes: the exit code of the command; 2 if the network cannot be cut or the command does not exist."
        })
final class OfflineCommand implements Callable<Integer> {

    private final Path folder;

    @Parameters(paramLabel = "COMMAND", arity = "1..*", description = "the command with its arguments, after --")
    private List<String> command;

    OfflineCommand(Path folder) {
        this.folder = folder;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        return Offline.run(command, folder);
    }
}
