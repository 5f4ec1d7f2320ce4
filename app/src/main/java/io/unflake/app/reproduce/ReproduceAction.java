package io.unflake.app.reproduce;

import io.unflake.app.console.ConsoleContext;
import io.unflake.app.detect.DetectAction;
import io.unflake.app.detect.DetectOptions;
import io.unflake.app.detect.LimitOptions;
import io.unflake.app.detect.OutputOptions;
import io.unflake.app.detect.SearchOptions;
import io.unflake.app.detect.TestSelection;
import io.unflake.app.project.TestedProject;
import io.unflake.engine.config.Mode;
import io.unflake.engine.detect.DetectRequest;
import io.unflake.engine.search.DelaySearch;
import io.unflake.engine.search.DelaySearch.Narrowing;
import io.unflake.engine.verdict.ConfirmRule;
import io.unflake.model.UserException;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.Strategies;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Searches the delays that make tests fail: a detection on these tests with nothing but delays, and more of them. */
public final class ReproduceAction {

    private static final int MOST_PROFILES = 5;
    private static final int MOST_HALVINGS = 6;
    private static final long SEED = 1;
    private static final Duration MINIMISE_BUDGET = Duration.ofMinutes(2);
    private static final String FIXED = "fixed:";
    private static final Duration LONGEST_DELAY = Duration.ofSeconds(30);

    private static final Pattern RULE = Pattern.compile("(\\d{1,3})/(\\d{1,3})");

    private static final Map<String, Narrowing> NARROWINGS =
            Map.of("bisection", Narrowing.BISECTION, "one-by-one", Narrowing.ONE_BY_ONE, "ddmin", Narrowing.DDMIN);

    private final DetectAction detection;
    private final ConsoleContext context;

    public ReproduceAction(DetectAction detection, ConsoleContext context) {
        this.detection = detection;
        this.context = context;
    }

    /** Runs the search and returns its exit code. */
    public int run(ReproduceOptions options) throws IOException {
        List<String> strategies = strategies(options.delays());
        WantedFailures targets = new TargetReader(context).read(options.wanted());
        DelaySearch search = new DelaySearch(
                true,
                options.singleThread(),
                MOST_PROFILES,
                MOST_HALVINGS,
                narrowing(options.search()),
                !options.isolated(),
                List.of());
        return detection.run(new DetectOptions(
                options.project(),
                new TestSelection(targets.tests(), List.of(), List.of(), List.of()),
                new SearchOptions(
                        strategies,
                        Mode.SINGLE,
                        null,
                        SEED,
                        options.delayPoints(),
                        new DetectRequest.Delays(search, targets.failures(), options.mitigation()),
                        rule(options.confirm())),
                thorough(options.limits(), options.isolated()),
                options.own(),
                output(options),
                options.arguments()));
    }

    private static Narrowing narrowing(String search) {
        Narrowing found = NARROWINGS.get(search);
        if (found == null) {
            throw UserException.wrongUse(
                    "--search " + search + " is not a way to search", "Use bisection, one-by-one or ddmin.");
        }
        return found;
    }

    /** Without a rule of the user, the usual one. */
    private static ConfirmRule rule(String confirm) {
        if (confirm == null) {
            return ConfirmRule.USUAL;
        }
        Matcher matcher = RULE.matcher(confirm.strip());
        try {
            if (matcher.matches()) {
                return ConfirmRule.of(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
            }
        } catch (IllegalArgumentException e) {
            // The numbers do not make a rule.
        }
        throw UserException.wrongUse(
                "--confirm " + confirm + " is not a rule", "Use for example 3/5: at least 3 of 5 runs must fail.");
    }

    /** One strategy for each delay, the shortest first. */
    private static List<String> strategies(String delays) {
        String list = delays.startsWith(FIXED) ? delays.substring(FIXED.length()) : delays;
        try {
            return Arrays.stream(list.split(",", -1))
                    .map(text -> delay(text.strip()))
                    .sorted()
                    .distinct()
                    .map(delay -> Strategies.DELAY.name() + ":initial=" + Durations.format(delay))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw UserException.wrongUse(
                            "--delay " + delays + " is not a list of delays: " + e.getMessage(),
                            "Use fixed:5s, or several delays such as 50ms,200ms,1s.")
                    .because(e);
        }
    }

    private static Duration delay(String text) {
        Duration delay = Durations.parsePositive(text);
        if (delay.compareTo(LONGEST_DELAY) > 0) {
            throw new IllegalArgumentException(text + " is longer than 30s, the most that a test is delayed");
        }
        return delay;
    }

    private OutputOptions output(ReproduceOptions options) throws IOException {
        OutputOptions given = options.output();
        Path usual = TestedProject.defaultOut(
                options.project().resolve(context).choice().folder());
        Path read = options.wanted().findings();
        return new OutputOptions(
                ResultFolder.of(
                        given.out() == null ? null : context.path(given.out()),
                        usual,
                        read == null ? null : context.path(read)),
                given.resume(),
                given.json(),
                given.verbose(),
                given.exitCodes(),
                given.known());
    }

    /** Only a budget ends the search, since whoever wants to reproduce a failure knows that it happens. */
    private static LimitOptions thorough(LimitOptions given, boolean isolated) {
        return new LimitOptions(
                given.jobs(),
                given.budget(),
                given.testTimeout(),
                given.minimiseBudget() == null ? MINIMISE_BUDGET : given.minimiseBudget(),
                true,
                isolated);
    }
}
