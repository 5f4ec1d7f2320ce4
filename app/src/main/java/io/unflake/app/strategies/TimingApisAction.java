package io.unflake.app.strategies;

import io.unflake.app.console.ConsoleContext;
import io.unflake.model.timing.TimingApis;

/** Lists the methods before and after whose calls threads are delayed. */
public final class TimingApisAction {

    private final ConsoleContext context;

    public TimingApisAction(ConsoleContext context) {
        this.context = context;
    }

    /** Prints the list, one method per line, and returns the exit code. */
    public int run() {
        context.print(String.join("\n", TimingApis.byRule().all()) + "\n");
        return 0;
    }
}
