package io.unflake.cli;

import io.unflake.app.report.ExitCodes;
import picocli.CommandLine.Option;

/** Options for printing findings. */
final class PrintMixin {

    @Option(
            names = "--json",
            description = "print only findings.json to standard output; progress goes to standard error")
    private boolean json;

    @Option(
            names = {"-v", "--verbose"},
            description = "print every detail: stack traces, sites, all tests, the cost of each strategy")
    private boolean verbose;

    @Option(names = "--no-fail", description = "exit with 0 even if there are flaky tests")
    private boolean noFail;

    @Option(
            names = "--plausible",
            description = "ignore findings that are unlikely in practice when choosing the exit code;"
                    + " a finding without a margin counts as likely")
    private boolean plausible;

    boolean json() {
        return json;
    }

    boolean verbose() {
        return verbose;
    }

    ExitCodes exitCodes() {
        return new ExitCodes(noFail, plausible);
    }
}
