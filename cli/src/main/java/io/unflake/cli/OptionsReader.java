package io.unflake.cli;

import io.unflake.engine.config.Catalogs;
import io.unflake.engine.config.Config;
import io.unflake.engine.config.Mode;
import io.unflake.engine.config.StrategyChoice;
import io.unflake.engine.plan.Trial;
import io.unflake.model.UserException;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.HostDefaults;
import io.unflake.model.strategy.StrategyCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/** Puts together what the command line and {@code unflake.yaml} say; the command line wins. */
final class OptionsReader {

    private final Surroundings around;
    private final SearchOptions search;
    private final Config config;

    private OptionsReader(Surroundings around, SearchOptions search, Config config) {
        this.around = around;
        this.search = search;
        this.config = config;
    }

    static DetectOptions read(
            ProjectOptions project, OwnStrategyOptions own, SearchOptions search, Path out, Surroundings around) {
        ProjectChoice choice = project.choice(around);
        Path file = own.file(choice.folder(), around);
        Config config = OwnStrategyOptions.read(file);
        return new OptionsReader(around, search, config).options(choice, project, own, file, out);
    }

    private DetectOptions options(
            ProjectChoice choice, ProjectOptions project, OwnStrategyOptions own, Path file, Path out) {
        List<Path> plugins = own.plugins(config, around);
        return new DetectOptions(
                choice,
                project.java(around),
                project.jvmArguments(),
                out == null ? choice.folder().resolve("target/unflake") : around.path(out),
                List.copyOf(search.tests),
                both(config.exclude(), search.exclude),
                search.mode,
                runs(),
                trials(plugins),
                both(config.instrument(), search.instrument),
                both(config.noInstrument(), search.noInstrument),
                config.rules(),
                plugins,
                file,
                jobs(),
                search.budget == null ? duration(config.budget(), null) : search.budget,
                search.testTimeout == null
                        ? duration(config.testTimeout(), SearchOptions.TEST_TIMEOUT)
                        : search.testTimeout,
                search.minimiseBudget == null
                        ? duration(config.minimiseBudget(), SearchOptions.MINIMISE_BUDGET)
                        : search.minimiseBudget,
                config.plausible(),
                search.seed,
                search.resume);
    }

    private List<Trial> trials(List<Path> plugins) {
        if (search.mode == Mode.RERUN && !search.strategies.isEmpty()) {
            throw UserException.wrongUse(
                    "--mode rerun perturbs nothing, so there is nothing to choose with --strategy",
                    "Leave out one of the two.");
        }
        StrategyCatalog catalog = Catalogs.of(config.rules(), plugins);
        List<String> chosen = search.strategies.isEmpty() ? config.strategy() : search.strategies;
        HostDefaults host = new HostDefaults(Instant.now(), ZoneId.systemDefault(), System.getenv(), search.seed);
        return new StrategyChoice(catalog, host).trials(chosen, search.mode);
    }

    private int runs() {
        if (search.runs != null && search.mode != Mode.RERUN) {
            throw UserException.wrongUse("--runs counts only with --mode rerun", "Add --mode rerun, or leave it out.");
        }
        return positive("--runs", search.runs == null ? SearchOptions.RUNS : search.runs);
    }

    private int jobs() {
        int standard = config.jobs() == null ? Runtime.getRuntime().availableProcessors() : config.jobs();
        return positive("--jobs", search.jobs == null ? standard : search.jobs);
    }

    private static int positive(String option, int number) {
        if (number < 1) {
            throw UserException.wrongUse(option + " " + number + " makes no sense", "Give it a number of at least 1.");
        }
        return number;
    }

    private static Duration duration(String text, Duration otherwise) {
        return text == null ? otherwise : Durations.parse(text);
    }

    private static List<String> both(List<String> a, List<String> b) {
        return Stream.concat(a.stream(), b.stream()).distinct().toList();
    }
}
