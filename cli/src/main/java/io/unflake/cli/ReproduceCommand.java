package io.unflake.cli;

import io.unflake.app.reproduce.ReproduceAction;
import io.unflake.app.reproduce.ReproduceOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code unflake reproduce}. */
@Command(
        name = "reproduce",
        description = "Search the delays of threads that make a failure happen that depends on timing.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake reproduce shop.TillTest#closes --project shop",
            "      find all failures of a test that a slow thread causes",
            "  unflake reproduce --failure ci.log --project shop",
            "      find the delay that causes the failure with this stack trace",
            "  unflake reproduce --from-reports shop/target/surefire-reports --project shop",
            "      work through the tests that Surefire has run again",
            "  unflake reproduce shop.TillTest#closes --delay fixed:5s",
            "      delay threads by 5 s, as FlakeRake does",
            "",
            "Exit codes: 0 no failure was reproduced; 1 a failure was reproduced and confirmed; 2 wrong options;"
                    + " 3 the project does not build or its tests do not run; 4 internal error."
        })
final class ReproduceCommand implements Callable<Integer> {

    private final ReproduceAction action;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "TEST",
            description = "tests such as shop.TillTest#closes, with * as wildcard")
    private List<String> tests = new ArrayList<>();

    @Option(
            names = "--failure",
            paramLabel = "FILE",
            description = "look only for the failures with these stack traces: a log, plain text or JUnit XML")
    private Path failure;

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description = "take the suspects and the findings of the category rerun from a findings.json")
    private Path findings;

    @Option(
            names = "--from-reports",
            paramLabel = "DIR",
            description = "take the tests that Surefire has run again after a failure from its XML reports")
    private Path reports;

    @Option(
            names = "--delay",
            paramLabel = "TIMES",
            description = "the delays to try, the shortest first, or fixed:TIME (default: ${DEFAULT-VALUE})")
    private String delays = "50ms,200ms,1s,5s";

    @Option(
            names = "--search",
            paramLabel = "HOW",
            description = "how to find the points that matter: bisection (default), one-by-one, or ddmin, which delays"
                    + " all threads together")
    private String search = "bisection";

    @Option(names = "--single-thread", description = "also try tests that use one thread only")
    private boolean singleThread;

    @Option(
            names = "--confirm",
            paramLabel = "K/N",
            description = "at least K of N runs in fresh JVMs must fail (default: 3/5, and 2/2 suffices)")
    private String confirm;

    @Option(
            names = "--isolated",
            description = "use one test JVM at a time, and a fresh one for each run: slow, for tests that leave"
                    + " something behind")
    private boolean isolated;

    @Option(names = "--no-mitigation", description = "do not search a wait in the test with which it passes")
    private boolean noMitigation;

    @Mixin
    private DelayPointMixin delayPoints;

    @Mixin
    private ProjectMixin project;

    @Mixin
    private LimitsMixin limits;

    @Mixin
    private OwnStrategyMixin own;

    @Mixin
    private OutputMixin output;

    ReproduceCommand(ReproduceAction action) {
        this.action = action;
    }

    @Override
    public Integer call() throws IOException {
        return action.run(new ReproduceOptions(
                new ReproduceOptions.Wanted(tests, failure, findings, reports),
                delays,
                search,
                singleThread,
                confirm,
                isolated,
                !noMitigation,
                delayPoints.options(),
                project.options(),
                limits.options(),
                own.options(),
                output.options(),
                spec.commandLine().getParent().getParseResult().originalArgs()));
    }
}
