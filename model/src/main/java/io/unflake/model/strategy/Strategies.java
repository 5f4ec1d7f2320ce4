package io.unflake.model.strategy;

import static io.unflake.model.strategy.ParameterType.DURATION;
import static io.unflake.model.strategy.ParameterType.LOCALE;
import static io.unflake.model.strategy.ParameterType.MOMENT;
import static io.unflake.model.strategy.ParameterType.SEED;
import static io.unflake.model.strategy.ParameterType.SHARE;
import static io.unflake.model.strategy.ParameterType.SPEED;
import static io.unflake.model.strategy.ParameterType.STEP;
import static io.unflake.model.strategy.ParameterType.SWITCH;
import static io.unflake.model.strategy.ParameterType.VALUE;

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

    private static Strategy strategy(String name, List<String> kinds, String description, Parameter... parameters) {
        return new Strategy(name, kinds, List.of(parameters), true, description);
    }
}
