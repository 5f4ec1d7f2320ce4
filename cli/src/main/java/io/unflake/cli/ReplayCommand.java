package io.unflake.cli;

import io.unflake.app.replay.ReplayAction;
import io.unflake.app.replay.ReplayOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code unflake replay}. */
@Command(
        name = "replay",
        description = "Run a flaky test under the treatment that makes it fail, each time in a fresh JVM.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake replay 3f9c2a",
            "      replay a finding of the project in the current folder",
            "  unflake replay shop/target/unflake/replays/3f9c2a.json --times 100",
            "      measure how often the test fails",
            "  unflake replay 3f9c2a --project shop --debug",
            "      step through the failing test with a debugger",
            "",
            "Exit codes: 0 the failure did not occur; 1 the failure occurred; 2 wrong options, or the project has"
                    + " changed; 3 the project does not build or its tests do not run; 4 internal error."
        })
final class ReplayCommand implements Callable<Integer> {

    private final ReplayAction action;

    @Parameters(
            paramLabel = "FILE|ID",
            description = "a replay file, or the id of a finding (its first characters suffice)")
    private String target;

    @Option(names = "--times", paramLabel = "N", description = "how many times to run the test (default: 5)")
    private Integer times;

    @Option(names = "--debug", description = "run the test once, in a JVM that waits for a debugger first")
    private boolean debug;

    @Mixin
    private ProjectMixin project;

    @Mixin
    private ResultMixin result;

    ReplayCommand(ReplayAction action) {
        this.action = action;
    }

    @Override
    public Integer call() throws IOException {
        return action.run(new ReplayOptions(target, times, debug, project.options(), result.out(), result.json()));
    }
}
