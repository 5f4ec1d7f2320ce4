package io.unflake.app.strategies;

import io.unflake.app.console.ConsoleContext;
import io.unflake.model.codec.Codec;
import java.nio.file.Path;

/** Lists the strategies of a project. */
public final class StrategiesAction {

    private final ConsoleContext context;

    public StrategiesAction(ConsoleContext context) {
        this.context = context;
    }

    /** Prints the list and returns the exit code. */
    public int run(Path project, OwnStrategies own, boolean json) {
        StrategyList list =
                new StrategyList(own.load(context.path(project), context).catalog());
        context.print(
                json
                        ? Codec.writeIndented(list.json())
                        : list.text(context.terminal().width()));
        return 0;
    }
}
