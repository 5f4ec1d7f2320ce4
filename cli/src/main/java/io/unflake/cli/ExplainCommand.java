package io.unflake.cli;

import io.unflake.app.explain.ExplainAction;
import io.unflake.app.explain.ExplainOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code unflake explain}. */
@Command(
        name = "explain",
        description = "Explain why a test fails: record a failing and a passing run, and show which state differs, who"
                + " writes it and who reads it.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake explain 3f9c2a",
            "      explain a finding of the project in the current folder",
            "  unflake explain shop.CartTest#isEmpty --project shop",
            "      explain a test; if detect has not found out how it fails, search the tests that make it fail",
            "  unflake explain shop.CartTest#isEmpty --polluter shop.CartTest#adds -v",
            "      explain how one test makes another fail, with all statements that differ",
            "",
            "Exit codes: 0 the runs differ; 1 no failing order was found, or nothing differs; 2 wrong options, or the"
                    + " project has changed; 3 the project does not build or its tests do not run; 4 internal error."
        })
final class ExplainCommand implements Callable<Integer> {

    private final ExplainAction action;

    @Parameters(
            paramLabel = "ID|TEST",
            description = "the id of a finding (its first characters suffice), a replay file, or a test: Class#method")
    private String target;

    @Option(
            names = "--polluter",
            paramLabel = "TEST",
            description = "a test that runs before it and makes it fail, or pass (repeatable; default: search)")
    private List<String> polluters = new ArrayList<>();

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "how long to search the tests that run before it, such as 10m (default: 5m)")
    private Duration budget;

    @Option(
            names = "--top",
            paramLabel = "N",
            defaultValue = "5",
            description = "how many differences to print (default: ${DEFAULT-VALUE})")
    private int top;

    @Mixin
    private ProjectMixin project;

    @Mixin
    private ResultMixin result;

    @Option(
            names = {"-v", "--verbose"},
            description = "print every statement that differs, and the stacks of writers and readers")
    private boolean verbose;

    ExplainCommand(ExplainAction action) {
        this.action = action;
    }

    @Override
    public Integer call() throws IOException {
        return action.run(new ExplainOptions(
                target, polluters, budget, top, project.options(), result.out(), result.json(), verbose));
    }
}
