package io.unflake.cli;

import io.unflake.app.strategies.StrategiesAction;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unflake strategies}. */
@Command(
        name = "strategies",
        description = "List all strategies with their parameters, defaults and targets.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake strategies",
            "      list everything that detect --strategy accepts",
            "  unflake strategies --plugin own.jar --config own.yaml",
            "      include your own strategies",
            "  unflake strategies --json",
            "      print JSON"
        })
final class StrategiesCommand implements Callable<Integer> {

    private final StrategiesAction action;

    @Option(
            names = "--project",
            paramLabel = "DIR",
            description = "the project whose unflake.yaml is read (default: the current folder)")
    private Path project = Path.of("");

    @Mixin
    private OwnStrategyMixin own;

    @Option(names = "--json", description = "print JSON, with the full names of all targets")
    private boolean json;

    StrategiesCommand(StrategiesAction action) {
        this.action = action;
    }

    @Override
    public Integer call() {
        return action.run(project, own.options(), json);
    }
}
