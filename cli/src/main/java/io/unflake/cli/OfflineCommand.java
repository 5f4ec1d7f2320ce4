package io.unflake.cli;

import io.unflake.engine.offline.Offline;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Cuts the network for one command. */
@Command(
        name = "offline",
        description =
                "Run any command with the network cut: it can reach servers of its own on this machine, and nobody"
                        + " else. Linux only.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake offline -- mvn -o test",
            "      which tests depend on the network? (-o: Maven itself has to do without it, too)",
            "  unflake offline -- ./gradlew --offline test",
            "      the same with Gradle",
            "",
            "Exit codes: that of the command; 2 if the network cannot be cut here, or there is no such command."
        })
final class OfflineCommand implements Callable<Integer> {

    private final Surroundings around;

    @Parameters(paramLabel = "COMMAND", arity = "1..*", description = "the command, with all its arguments, after --")
    private List<String> command;

    OfflineCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        return Offline.run(command, around.folder());
    }
}
