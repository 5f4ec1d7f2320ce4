package io.unflake.app.score;

import io.unflake.app.Distribution;
import io.unflake.app.console.ConsoleContext;
import io.unflake.app.detect.DelayPointOptions;
import io.unflake.app.detect.DetectOptions;
import io.unflake.app.detect.DetectPlan;
import io.unflake.app.detect.DetectPlanner;
import io.unflake.app.detect.EngineDetector;
import io.unflake.app.detect.LimitOptions;
import io.unflake.app.detect.OutputOptions;
import io.unflake.app.detect.SearchOptions;
import io.unflake.app.detect.TestSelection;
import io.unflake.app.project.ProjectOptions;
import io.unflake.app.project.TestedProject;
import io.unflake.app.report.ExitCodes;
import io.unflake.app.strategies.OwnStrategies;
import io.unflake.engine.config.Mode;
import io.unflake.model.UserException;
import java.util.ArrayList;
import java.util.List;

/** Creates the detectors that the user names. */
final class DetectorChoice {

    private static final List<String> NAMES = List.of(
            UnflakeDetector.NAME,
            SurefireRerunDetector.NAME,
            NonDexDetector.NAME,
            RandomOrderDetector.NAME,
            CommandDetector.PREFIX + "'...'");

    private final ScoreOptions options;
    private final Distribution distribution;
    private final ConsoleContext context;
    private final MavenSuite maven = new MavenSuite(System.getenv());

    DetectorChoice(ScoreOptions options, Distribution distribution, ConsoleContext context) {
        this.options = options;
        this.distribution = distribution;
        this.context = context;
    }

    List<SuiteDetector> detectors() {
        return options.detectors().stream()
                .flatMap(text -> names(text).stream())
                .distinct()
                .map(this::detector)
                .toList();
    }

    /** Splits a list of names; a command may contain commas, so it is the last one of its list. */
    static List<String> names(String text) {
        List<String> names = new ArrayList<>();
        String rest = text;
        while (!rest.startsWith(CommandDetector.PREFIX) && rest.contains(",")) {
            int comma = rest.indexOf(',');
            names.add(rest.substring(0, comma).strip());
            rest = rest.substring(comma + 1).strip();
        }
        names.add(rest);
        return names;
    }

    private SuiteDetector detector(String name) {
        if (name.startsWith(CommandDetector.PREFIX)
                && !name.substring(CommandDetector.PREFIX.length()).isBlank()) {
            return new CommandDetector(name.substring(CommandDetector.PREFIX.length()), context.folder());
        }
        return switch (name) {
            case UnflakeDetector.NAME -> new UnflakeDetector(new EngineDetector(distribution), this::plan);
            case SurefireRerunDetector.NAME -> new SurefireRerunDetector(maven, options.reruns());
            case NonDexDetector.NAME -> new NonDexDetector(maven, options.reruns());
            case RandomOrderDetector.NAME ->
                new RandomOrderDetector(distribution.installation(), options.reruns(), options.seeds());
            default ->
                throw UserException.wrongUse(
                        "there is no detector '" + name + "'", "Use " + String.join(", ", NAMES) + ".");
        };
    }

    /** What {@code unflake detect} would do, with this project and output folder. */
    private DetectPlan plan(TestedProject project, SuiteTrial trial) {
        DetectOptions detection = new DetectOptions(
                new ProjectOptions(null, null, List.of(), List.of(), List.of(), null, List.of()),
                new TestSelection(List.of(), List.of(), List.of(), List.of()),
                new SearchOptions(List.of(), Mode.SINGLE, null, 1, DelayPointOptions.USUAL),
                new LimitOptions(options.jobs(), options.budget(), null, null, false, false),
                new OwnStrategies(List.of(), null),
                new OutputOptions(trial.folder(), false, false, false, new ExitCodes(true, false), null),
                List.of());
        return DetectPlanner.plan(detection, project, context);
    }
}
