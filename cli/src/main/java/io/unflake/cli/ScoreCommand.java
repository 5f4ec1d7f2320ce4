package io.unflake.cli;

import io.unflake.app.score.ScoreAction;
import io.unflake.app.score.ScoreOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code unflake score}. */
@Command(
        name = "score",
        description = "Measure how many injected flaky tests detectors find, at which cost and with which precision.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  unflake score --suite mutants --detector unflake,surefire-rerun,nondex",
            "      compare three detectors on a suite that 'unflake inject' wrote",
            "  unflake score --suite mutants --detector random-order --k 0,10,20 --seeds 3",
            "      find out how cleaners hide order-dependent tests",
            "  unflake score --suite mutants --detector command:'./my-detector.sh' --tr 0.1,0.5",
            "      measure a program that prints one flaky test per line",
            "",
            "Exit codes: 0 done; 2 wrong options; 3 a detector cannot run the suite; 4 internal error."
        })
final class ScoreCommand implements Callable<Integer> {

    private final ScoreAction action;

    @Option(
            names = "--suite",
            paramLabel = "DIR",
            required = true,
            description = "a folder that 'unflake inject' wrote (repeatable)")
    private List<Path> suites = new ArrayList<>();

    @Option(
            names = "--detector",
            paramLabel = "NAME[,NAME...]",
            required = true,
            description = "unflake, surefire-rerun, nondex, random-order, or command:'...' for a command that prints"
                    + " one test per line (repeatable)")
    private List<String> detectors = new ArrayList<>();

    @Option(
            names = "--tr",
            split = ",",
            paramLabel = "P",
            description = "the probabilities with which gated flaky tests fail (default: 0.1 to 1 by 0.1)")
    private List<Double> tr = new ArrayList<>();

    @Option(
            names = "--k",
            split = ",",
            paramLabel = "N",
            description = "how many cleaners or state-unsetters hide an order-dependent test (default: 0 to 50 by 5, as"
                    + " far as the suite has them)")
    private List<Integer> k = new ArrayList<>();

    @Option(
            names = "--reruns",
            paramLabel = "N",
            description = "the reruns of Surefire, the rounds of NonDex, the random orders (default: 5)")
    private int reruns = 5;

    @Option(names = "--seeds", paramLabel = "N", description = "how often random-order is repeated (default: 5)")
    private int seeds = 5;

    @Option(
            names = "--classes",
            arity = "1..*",
            paramLabel = "DIR",
            description = "folders or jars with the code under test (default: the folders on the class path)")
    private List<Path> classes = new ArrayList<>();

    @Mixin
    private JvmMixin jvm;

    @Mixin
    private JobsMixin jobs;

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "when a detection of unflake stops, such as 5m (default: its usual limit)")
    private Duration budget;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "the folder for score.json and score.html (default: score in the first suite)")
    private Path out;

    @Option(names = "--json", description = "print only score.json to standard output")
    private boolean json;

    @Option(
            names = {"-v", "--verbose"},
            description = "list the mutants that were never detected")
    private boolean verbose;

    ScoreCommand(ScoreAction action) {
        this.action = action;
    }

    @Override
    public Integer call() throws IOException {
        return action.run(new ScoreOptions(
                suites,
                detectors,
                tr,
                k,
                reruns,
                seeds,
                classes,
                jvm.java(),
                jvm.arguments(),
                jobs.jobs(),
                budget,
                out,
                json,
                verbose));
    }
}
