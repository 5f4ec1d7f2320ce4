package io.unflake.model.strategy;

import static io.unflake.model.strategy.ParameterType.CHARSET;
import static io.unflake.model.strategy.ParameterType.COUNT;
import static io.unflake.model.strategy.ParameterType.DURATION;
import static io.unflake.model.strategy.ParameterType.EVE;
import static io.unflake.model.strategy.ParameterType.FOLDER;
import static io.unflake.model.strategy.ParameterType.LANG;
import static io.unflake.model.strategy.ParameterType.LOCALE;
import static io.unflake.model.strategy.ParameterType.MOMENT;
import static io.unflake.model.strategy.ParameterType.SEED;
import static io.unflake.model.strategy.ParameterType.SEPARATOR;
import static io.unflake.model.strategy.ParameterType.SHARE;
import static io.unflake.model.strategy.ParameterType.SIZE;
import static io.unflake.model.strategy.ParameterType.SPEED;
import static io.unflake.model.strategy.ParameterType.STEP;
import static io.unflake.model.strategy.ParameterType.SWITCH;
import static io.unflake.model.strategy.ParameterType.VALUE;
import static io.unflake.model.strategy.ParameterType.ZONE;

import io.unflake.model.Perturbation;
import java.util.List;

/** The strategies that come with Unflake. */
public final class Strategies {

    private static final List<String> RANDOM = List.of(SiteKind.RANDOM);
    private static final List<String> CLOCK = List.of(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK);

    /** Its orders follow from what was recorded and found, so that it has no settings. */
    public static final Strategy DIRECTED = strategy(
            "order.directed", List.of(SiteKind.ORDER), "tests that leave state changed run before those that use it");

    /** All built-in strategies, grouped, in the order of the groups. */
    public static final List<Strategy> BUILT_IN = List.of(
            strategy(
                    "random.extreme",
                    RANDOM,
                    "every draw returns the largest value in its bounds",
                    new Parameter("value", VALUE, "max", "what to return, clamped to the bounds of each call")),
            strategy("random.smallest", RANDOM, "every draw returns the smallest value in its bounds"),
            strategy("random.cycle", RANDOM, "draws return the two ends of their bounds in turn"),
            strategy(
                    "time.increment",
                    CLOCK,
                    "every reading of the clock moves it forward",
                    new Parameter("delta", DURATION, "5s", "how far each reading moves the clock")),
            strategy(
                    "time.coarse",
                    CLOCK,
                    "the clock moves in coarse steps",
                    new Parameter("granularity", STEP, "10s", "length of a step")),
            strategy(
                    "time.fast",
                    CLOCK,
                    "the clock runs faster",
                    new Parameter("factor", SPEED, "10", "how many times as fast")),
            strategy(
                    "time.slow",
                    CLOCK,
                    "the clock runs slower",
                    new Parameter("factor", SPEED, "10", "how many times as slow")),
            strategy(
                    "date.moment",
                    List.of(SiteKind.WALL_CLOCK),
                    "the test starts at another date",
                    new Parameter("moment", MOMENT, "3000-01-01T00:00:00.000Z", "the date at the start"),
                    new Parameter("frozen", SWITCH, "false", "whether the date stands still")),
            strategy(
                    "locale.change",
                    List.of(SiteKind.LOCALE),
                    "another default locale",
                    new Parameter("locale", LOCALE, "tr-TR", "the default locale of the JVM")),
            strategy(
                    "collection.shuffle",
                    List.of(SiteKind.COLLECTION),
                    "what comes in no promised order comes in another one",
                    new Parameter("seed", SEED, "1", "which one")),
            strategy(
                    "collection.vary",
                    List.of(SiteKind.COLLECTION),
                    "what comes in no promised order comes in another one each time, changed or not",
                    new Parameter("seed", SEED, "1", "which ones")),
            strategy("order.reverse", List.of(SiteKind.ORDER), "classes and their methods run the other way round"),
            strategy(
                    "order.random",
                    List.of(SiteKind.ORDER),
                    "classes and their methods run in a random order",
                    new Parameter("seed", SEED, "1", "which one")),
            strategy("order.twice", List.of(SiteKind.ORDER), "each class runs a second time in the same JVM"),
            DIRECTED,
            strategy(
                    "environment.zone",
                    List.of(SiteKind.ZONE),
                    "another default time zone, in which it is another day",
                    new Parameter("zone", ZONE, Elsewhere.FAR, "the default time zone of the JVM")),
            strategy(
                    "environment.dst",
                    List.of(SiteKind.ZONE),
                    "a default time zone in which clocks are changed within a day",
                    new Parameter("zone", ZONE, "Europe/Berlin", "the default time zone of the JVM"),
                    new Parameter("moment", EVE, Elsewhere.NEXT, "the time at the start, before the next change")),
            strategy(
                    "environment.charset",
                    List.of(SiteKind.CHARSET),
                    "another default charset",
                    new Parameter("charset", CHARSET, "windows-1252", "the default charset of the JVM")),
            strategy(
                    "environment.separator",
                    List.of(SiteKind.SEPARATOR),
                    "lines end as on another system",
                    new Parameter("separator", SEPARATOR, Elsewhere.OTHER, "what ends a line")),
            strategy(
                    "environment.processors",
                    List.of(SiteKind.PROCESSORS),
                    "the machine has one processor",
                    new Parameter("processors", COUNT, "1", "how many processors the JVM sees")),
            strategy(
                    "environment.heap",
                    List.of(SiteKind.MEMORY),
                    "the heap is small",
                    new Parameter("heap", SIZE, "64m", "how large it may become")),
            strategy(
                    "environment.temp",
                    List.of(SiteKind.TEMP),
                    "temporary files go to another folder, with a space in its name",
                    new Parameter("folder", FOLDER, "temporary files", "its name, in the output folder")),
            strategy(
                    "environment.lang",
                    List.of(SiteKind.LOCALE, SiteKind.CHARSET, SiteKind.PROCESS),
                    "the process is started with another LANG",
                    new Parameter("lang", LANG, Elsewhere.OTHER, "the value of LANG and LC_ALL")),
            strategy("environment.port", List.of(SiteKind.PORT), "the port that a test chooses is taken"),
            strategy(
                    "sleep.increase",
                    List.of(SiteKind.SLEEP),
                    "sleeps take longer",
                    new Parameter("add", DURATION, "2s", "how much longer")),
            new Strategy(
                    "sleep.decrease",
                    List.of(SiteKind.SLEEP),
                    List.of(new Parameter("subtract", DURATION, "2s", "how much shorter, not below 0")),
                    false,
                    "sleeps take shorter, as if the work waited for were slower"),
            strategy(
                    "concurrency.shrink",
                    List.of(SiteKind.TIMED_WAIT),
                    "waiting with a timeout gives up earlier",
                    new Parameter("factor", SHARE, "0.2", "what share of the timeout is left")),
            strategy(
                    "network.delay",
                    List.of(SiteKind.CONNECT),
                    "connecting takes nearly all of its timeout",
                    new Parameter("factor", SHARE, "0.01", "what share of the timeout is left for connecting"),
                    new Parameter("resolve", DURATION, "1s", "how long name resolution takes")));

    /** Names of the eleven strategies of the ChaosAPI paper (OOPSLA 2026), table 2, S1 to S11. */
    public static final List<String> PAPER = List.of(
            "random.extreme",
            "time.increment",
            "time.coarse",
            "time.fast",
            "time.slow",
            "date.moment",
            "locale.change",
            "sleep.increase",
            "sleep.decrease",
            "concurrency.shrink",
            "network.delay");

    /**
     * What extreme draws are checked against: all draws from at least 2^30 values return the same ordinary one. What
     * fails then too does not fail because a value is extreme, but because two draws coincide.
     */
    public static final String COINCIDENCE = "random.coincidence";

    /** Names of the strategies that the paper runs at once, one for each group. */
    public static final List<String> PAPER_COMBINED = List.of(
            "random.extreme",
            "time.increment",
            "date.moment",
            "locale.change",
            "sleep.increase",
            "concurrency.shrink",
            "network.delay");

    private Strategies() {}

    /**
     * Makes sure that the settings of a perturbation have values that its strategy, if it is one of ours, can take.
     *
     * @throws IllegalArgumentException says which one has not
     */
    public static void check(Perturbation perturbation) {
        BUILT_IN.stream()
                .filter(strategy -> strategy.name().equals(perturbation.strategy()))
                .flatMap(strategy -> strategy.parameters().stream())
                .filter(parameter -> perturbation.parameters().containsKey(parameter.name()))
                .forEach(parameter ->
                        parameter.normalise(perturbation.parameters().get(parameter.name())));
    }

    private static Strategy strategy(String name, List<String> kinds, String description, Parameter... parameters) {
        return new Strategy(name, kinds, List.of(parameters), true, description);
    }
}
