package io.unflake.cli;

import io.unflake.app.detect.DetectAction;
import io.unflake.app.detect.DetectOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code unflake detect}. */
@Command(
        name = "detect",
        description =
                "Find the flaky tests of a project, with the cause of each and a command that makes it fail again.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake detect --project shop",
            "      run every test under all strategies that may break it",
            "  unflake detect --project shop --tests 'shop.till.*' --strategy time",
            "      run some tests under the time strategies only",
            "  unflake detect --strategy date.moment:moment=2038-01-19T03:14:07Z",
            "      find the tests that fail in 2038",
            "  unflake detect --strategy paper --mode both --budget 30m --no-fail --json > findings.json",
            "      use the strategies of the ChaosAPI paper, alone and combined, and write JSON",
            "  unflake detect --classpath 'lib/*:out/test' --test-classes out/test --classes out/main",
            "      test a project that is not built by Maven",
            "",
            "Ctrl-C prints what was found so far and a command that continues (exit code 130).",
            "Exit codes: 0 no flaky tests; 1 flaky tests found; 2 wrong options; 3 the project does not build or its"
                    + " tests do not run; 4 internal error."
        })
final class DetectCommand implements Callable<Integer> {

    private final DetectAction action;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ProjectMixin project;

    @Mixin
    private SelectionMixin selection;

    @Mixin
    private SearchMixin search;

    @Mixin
    private LimitsMixin limits;

    @Mixin
    private OwnStrategyMixin own;

    @Mixin
    private OutputMixin output;

    DetectCommand(DetectAction action) {
        this.action = action;
    }

    @Override
    public Integer call() throws IOException {
        return action.run(new DetectOptions(
                project.options(),
                selection.options(),
                search.options(),
                limits.options(),
                own.options(),
                output.options(),
                spec.commandLine().getParent().getParseResult().originalArgs()));
    }
}
