package io.unflake.cli;

import io.unflake.engine.config.Mode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Options that say which tests are tried how. */
final class SearchOptions {

    /** How many plain runs the rerun baseline takes. */
    static final int RUNS = 30;

    /** How long a test may take when nothing is perturbed. */
    static final Duration TEST_TIMEOUT = Duration.ofMinutes(2);

    /** How long the smallest cause and the margin of one finding are sought. */
    static final Duration MINIMISE_BUDGET = Duration.ofSeconds(30);

    @Option(
            names = "--tests",
            paramLabel = "PATTERN",
            description = "only these tests: Class, pkg.Class, Class#method, * for anything (repeatable)")
    List<String> tests = new ArrayList<>();

    @Option(names = "--exclude", paramLabel = "PATTERN", description = "not these tests (repeatable)")
    List<String> exclude = new ArrayList<>();

    @Option(
            names = "--strategy",
            paramLabel = "NAME[:k=v,...]",
            description =
                    "which strategies, with settings if need be: a strategy, a group such as time, or paper for the"
                            + " eleven of the ChaosAPI paper (repeatable; default: all)")
    List<String> strategies = new ArrayList<>();

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            converter = ModeConverter.class,
            description =
                    "single: each strategy alone (default); combined: one of each group at once; both; rerun: plain"
                            + " runs only")
    Mode mode = Mode.SINGLE;

    @Option(names = "--runs", paramLabel = "N", description = "how many plain runs with --mode rerun (default: 30)")
    Integer runs;

    @Option(
            names = "--instrument",
            paramLabel = "PATTERN",
            description = "perturb calls in these classes too, such as org.acme.* (repeatable)")
    List<String> instrument = new ArrayList<>();

    @Option(
            names = "--no-instrument",
            paramLabel = "PATTERN",
            description = "do not perturb calls in these classes (repeatable)")
    List<String> noInstrument = new ArrayList<>();

    @Option(names = "--jobs", paramLabel = "N", description = "how many test JVMs at once (default: one for each core)")
    Integer jobs;

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "when to stop and report what was found so far, such as 10m")
    Duration budget;

    @Option(
            names = "--test-timeout",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "how long a test may take when nothing is perturbed (default: 2m)")
    Duration testTimeout;

    @Option(
            names = "--minimise-budget",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "how long to seek the smallest cause and the margin of one finding (default: 30s)")
    Duration minimiseBudget;

    @Option(names = "--seed", paramLabel = "N", description = "the same seed gives the same plan (default: 1)")
    long seed = 1;

    @Option(names = "--resume", description = "go on where an interrupted detection stopped")
    boolean resume;
}
