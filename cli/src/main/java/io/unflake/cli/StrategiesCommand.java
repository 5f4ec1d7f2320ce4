package io.unflake.cli;

import io.unflake.engine.config.Catalogs;
import io.unflake.engine.config.Config;
import io.unflake.model.codec.Codec;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the strategies there are to choose from. */
@Command(
        name = "strategies",
        description = "List all strategies with their parameters, defaults and targets.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake strategies",
            "      what can be given to detect --strategy",
            "  unflake strategies --plugin own.jar --config own.yaml",
            "      strategies of your own among them",
            "  unflake strategies --json",
            "      for a program to read"
        })
final class StrategiesCommand implements Callable<Integer> {

    private final Surroundings around;

    @Option(
            names = "--project",
            paramLabel = "DIR",
            description = "the project whose unflake.yaml is read (default: the current folder)")
    private Path project = Path.of("");

    @Mixin
    private OwnStrategyOptions own;

    @Option(names = "--json", description = "print JSON, with every target")
    private boolean json;

    StrategiesCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Config config = OwnStrategyOptions.read(own.file(around.path(project), around));
        StrategyCatalog catalog = Catalogs.of(config.rules(), own.plugins(config, around));
        StrategyList list = new StrategyList(catalog);
        around.out()
                .print(
                        json
                                ? Codec.writeIndented(list.json())
                                : list.text(around.terminal().width()));
        around.out().flush();
        return 0;
    }
}
