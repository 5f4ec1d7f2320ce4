package io.unflake.cli;

import io.unflake.app.strategies.TimingApisAction;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code unflake timing-apis}. */
@Command(
        name = "timing-apis",
        description = "List the methods of this JDK before and after whose calls threads are delayed.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake timing-apis > timing-apis.txt",
            "      write the list to a file, one method per line as in class files; lines may be removed or added",
            "  unflake reproduce shop.TillTest#closes --timing-apis timing-apis.txt",
            "      delay threads at calls of the methods in that file only"
        })
final class TimingApisCommand implements Callable<Integer> {

    private final TimingApisAction action;

    TimingApisCommand(TimingApisAction action) {
        this.action = action;
    }

    @Override
    public Integer call() {
        return action.run();
    }
}
