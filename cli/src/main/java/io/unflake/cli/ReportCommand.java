package io.unflake.cli;

import io.unflake.app.report.ReportAction;
import io.unflake.app.report.ReportOptions;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code unflake report}. */
@Command(
        name = "report",
        description = "Print the findings of the last detection again.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake report",
            "      print the findings of the project in the current folder",
            "  unflake report shop",
            "      print the findings of another project",
            "  unflake report results -v",
            "      print all details of the findings that detect --out results wrote",
            "  unflake report --project shop --json",
            "      print findings.json",
            "",
            "Exit codes: 0 no flaky tests; 1 flaky tests were found; 2 wrong options, or there are no findings that can be"
                    + " read; 4 internal error."
        })
final class ReportCommand implements Callable<Integer> {

    private final ReportAction action;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            description =
                    "an output folder, or a project with findings in target/unflake (default: the current folder)")
    private Path folder;

    @Option(names = "--project", paramLabel = "DIR", description = "a project with findings in target/unflake")
    private Path project;

    @Option(names = "--out", paramLabel = "DIR", description = "the folder that a command wrote to with --out")
    private Path out;

    @Mixin
    private PrintMixin print;

    ReportCommand(ReportAction action) {
        this.action = action;
    }

    @Override
    public Integer call() {
        return action.run(new ReportOptions(folder, project, out, print.json(), print.verbose(), print.exitCodes()));
    }
}
