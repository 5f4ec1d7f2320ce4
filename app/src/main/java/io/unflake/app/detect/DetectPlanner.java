package io.unflake.app.detect;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.project.TestedProject;
import io.unflake.app.strategies.LoadedConfig;
import io.unflake.engine.config.Config;
import io.unflake.engine.config.Mode;
import io.unflake.engine.config.StrategyChoice;
import io.unflake.engine.detect.Detect;
import io.unflake.engine.detect.DetectRequest;
import io.unflake.engine.plan.Trial;
import io.unflake.model.UserException;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.InstrumentOptions;
import io.unflake.model.strategy.StrategyCatalog;
import io.unflake.model.timing.TimingApis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/** Combines the options with {@code unflake.yaml}; options win. */
public final class DetectPlanner {

    private static final int RUNS = 30;
    private static final Duration TEST_TIMEOUT = Duration.ofMinutes(2);
    private static final Duration MINIMISE_BUDGET = Duration.ofSeconds(12);

    private final DetectOptions options;
    private final TestedProject project;
    private final LoadedConfig loaded;
    private final Config config;
    private final ConsoleContext context;

    private DetectPlanner(DetectOptions options, TestedProject project, ConsoleContext context) {
        this.options = options;
        this.context = context;
        this.project = project;
        this.loaded = options.own().load(project.choice().folder(), context);
        this.config = loaded.config();
    }

    /** Returns the plan of a detection of the project that its options name. */
    static DetectPlan plan(DetectOptions options, ConsoleContext context) {
        return plan(options, options.project().resolve(context), context);
    }

    /** Returns the plan of a detection of a project, whatever project its options name. */
    public static DetectPlan plan(DetectOptions options, TestedProject project, ConsoleContext context) {
        return new DetectPlanner(options, project, context).plan();
    }

    private DetectPlan plan() {
        StrategyCatalog catalog = loaded.catalog();
        TestSelection selection = new TestSelection(
                        List.of(), config.exclude(), config.instrument(), config.noInstrument())
                .plus(options.selection());
        DetectPlan.Output output = output();
        return new DetectPlan(
                project,
                selection,
                new DetectRequest.Search(
                        trials(catalog, output.begun()),
                        reruns(),
                        config.plausible(),
                        options.search().delays(),
                        options.search().confirm()),
                limits(options.limits()),
                catalog,
                new InstrumentOptions(
                        selection.instrument(),
                        selection.noInstrument(),
                        config.rules(),
                        loaded.plugins().stream().map(Path::toString).toList(),
                        timingApis()),
                output);
    }

    /** Returns the lines of the user's list; none if there is no list. */
    private List<String> timingApis() {
        DelayPointOptions delayPoints = options.search().delayPoints();
        List<String> listed = delayPoints.timingApis() == null ? List.of() : listed(delayPoints.timingApis());
        return delayPoints.volatileFields() && !listed.contains(TimingApis.VOLATILE_FIELDS)
                ? Stream.concat(listed.stream(), Stream.of(TimingApis.VOLATILE_FIELDS))
                        .toList()
                : listed;
    }

    private List<String> listed(Path file) {
        try {
            List<String> lines =
                    TimingApis.of(Files.readAllLines(context.path(file))).lines();
            if (lines.isEmpty()) {
                throw new IllegalArgumentException("it lists no method");
            }
            return lines;
        } catch (IOException | IllegalArgumentException e) {
            throw UserException.wrongUse(
                            "--timing-apis " + file + " cannot be read: " + e.getMessage(),
                            "Write the list with 'unflake timing-apis > FILE', and edit that.")
                    .because(e);
        }
    }

    private DetectPlan.Output output() {
        Path folder = out();
        boolean resume = options.output().resume();
        return new DetectPlan.Output(folder, resume, resume ? begun(folder) : Instant.now());
    }

    /** Some values depend on the time of day: a detection goes on with those that it began with. */
    private static Instant begun(Path folder) {
        try {
            return Detect.begun(folder).orElseGet(Instant::now);
        } catch (IOException e) {
            throw UserException.wrongUse(
                            "the journal in " + folder + " cannot be read: " + e.getMessage(),
                            "Start again without --resume.")
                    .because(e);
        }
    }

    private Path out() {
        Path given = options.output().out();
        return given == null ? TestedProject.defaultOut(project.choice().folder()) : context.path(given);
    }

    /** @param begun when the detection began */
    private List<Trial> trials(StrategyCatalog catalog, Instant begun) {
        SearchOptions search = options.search();
        if (search.mode() == Mode.RERUN && !search.strategies().isEmpty()) {
            throw UserException.wrongUse(
                    "--mode rerun perturbs nothing, so --strategy has no effect", "Remove one of the two.");
        }
        List<String> chosen = search.strategies().isEmpty() ? config.strategy() : search.strategies();
        HostDefaults host = new HostDefaults(begun, ZoneId.systemDefault(), System.getenv(), search.seed());
        return new StrategyChoice(catalog, host).trials(chosen, search.mode());
    }

    /** The number of plain runs; 0 if strategies are tried. */
    private int reruns() {
        Integer runs = options.search().runs();
        boolean rerun = options.search().mode() == Mode.RERUN;
        if (runs != null && !rerun) {
            throw UserException.wrongUse(
                    "--runs has no effect without --mode rerun", "Add --mode rerun, or remove --runs.");
        }
        return rerun ? positive("--runs", runs == null ? RUNS : runs) : 0;
    }

    private DetectRequest.Limits limits(LimitOptions given) {
        int processors = Runtime.getRuntime().availableProcessors();
        return new DetectRequest.Limits(
                positive("--jobs", first(given.jobs(), config.jobs(), processors)),
                first(given.budget(), parse(config.budget()), null),
                first(given.testTimeout(), parse(config.testTimeout()), TEST_TIMEOUT),
                first(given.minimiseBudget(), parse(config.minimiseBudget()), MINIMISE_BUDGET),
                given.thorough(),
                given.isolated());
    }

    private static int positive(String option, int number) {
        if (number < 1) {
            throw UserException.wrongUse(option + " must be at least 1, but is " + number, "Use 1 or more.");
        }
        return number;
    }

    private static <T> T first(T option, T configured, T standard) {
        if (option != null) {
            return option;
        }
        return configured == null ? standard : configured;
    }

    private static Duration parse(String text) {
        return text == null ? null : Durations.parse(text);
    }
}
