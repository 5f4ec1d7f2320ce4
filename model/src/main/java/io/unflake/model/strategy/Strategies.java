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
import io.unflake.model.strategy.PlausibleLimit.Measure;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The built-in strategies.
 *
 * <p>Numbers of findings are those of {@code docs/evaluation.md}, except for {@code collection.shuffle} and
 * {@code order.random}, which are estimates.
 */
public final class Strategies {

    /**
     * All draws from at least 2^30 values return the same ordinary value. This strategy is internal: a test that fails
     * under it as well as under extreme values fails because values are equal, not because they are extreme.
     */
    public static final Strategy COLLISION = StrategyEntry.named("random.collision")
            .actingAt(SiteKind.RANDOM)
            .described("all draws return the same ordinary value")
            .strategy();

    /** Has no parameters, since its orders are computed from a recorded run. */
    public static final Strategy DIRECTED = StrategyEntry.named("order.directed")
            .ordering(Ordering.DIRECTED)
            .described("tests that leave state changed run directly before those that read it")
            .finding(691)
            .strategy();

    /** Tried on one thread of one test at a time, after a profile of the test has shown which points it passes. */
    public static final Strategy DELAY = StrategyEntry.named("delay.thread")
            .delayingThreads()
            .described("one thread is slower than the others")
            .parameter(ThreadDelay.INITIAL, DURATION, "1s", "the first delay at a point; the next ones are shorter")
            .axes(ThreadDelay.INITIAL)
            .plausible(Measure.DURATION, "5s")
            .finding(20)
            .strategy();

    /** All built-in strategies by group. */
    public static final List<Strategy> BUILT_IN = List.of(
            StrategyEntry.named("random.extreme")
                    .actingAt(SiteKind.RANDOM)
                    .colliding()
                    .described("every draw returns the largest value in its bounds")
                    .finding(12)
                    .parameter("value", VALUE, "max", "the value to return, clamped to the bounds of each call")
                    .strategy(),
            StrategyEntry.named("random.smallest")
                    .actingAt(SiteKind.RANDOM)
                    .colliding()
                    .described("every draw returns the smallest value in its bounds")
                    .finding(13)
                    .strategy(),
            StrategyEntry.named("random.cycle")
                    .actingAt(SiteKind.RANDOM)
                    .colliding()
                    .described("draws alternate between the two ends of their bounds")
                    .finding(7)
                    .strategy(),
            StrategyEntry.named("time.increment")
                    .actingAt(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK)
                    .described("every reading of the clock moves it forward")
                    .finding(7)
                    .parameter("delta", DURATION, "5s", "how far each reading moves the clock")
                    .axes("delta")
                    .plausible(Measure.TOTAL_DURATION, "10s")
                    .strategy(),
            StrategyEntry.named("time.coarse")
                    .actingAt(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK)
                    .prolonging()
                    .described("the clock ticks in coarse steps")
                    .finding(30)
                    .parameter("granularity", STEP, "10s", "length of a step")
                    .axes("granularity")
                    .plausible(Measure.DURATION, "16ms")
                    .strategy(),
            StrategyEntry.named("time.fast")
                    .actingAt(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK)
                    .described("the clock runs faster")
                    .finding(5)
                    .parameter("factor", SPEED, "10", "how many times as fast")
                    .axes("factor")
                    .plausible(Measure.FACTOR, "10")
                    .strategy(),
            StrategyEntry.named("time.slow")
                    .actingAt(SiteKind.WALL_CLOCK, SiteKind.NANO_CLOCK)
                    .described("the clock runs slower")
                    .finding(12)
                    .parameter("factor", SPEED, "10", "how many times as slow")
                    .axes("factor")
                    .plausible(Measure.FACTOR, "10")
                    .strategy(),
            StrategyEntry.named("date.moment")
                    .actingAt(SiteKind.WALL_CLOCK)
                    .described("the test starts at another date")
                    .finding(12)
                    .parameter("moment", MOMENT, "3000-01-01T00:00:00.000Z", "the date at the start")
                    .parameter("frozen", SWITCH, "false", "whether the date stands still")
                    .axes("moment")
                    .plausible(Measure.YEARS_AHEAD, "30")
                    .strategy(),
            StrategyEntry.named("locale.change")
                    .actingAt(SiteKind.LOCALE)
                    .setting(JvmStart.AS_ALWAYS)
                    .described("another default locale")
                    .finding(15)
                    .parameter("locale", LOCALE, "tr-TR", "the default locale of the JVM")
                    .strategy(),
            StrategyEntry.named("collection.shuffle")
                    .actingAt(SiteKind.COLLECTION)
                    .described("unordered collections are iterated in a different order")
                    .finding(40)
                    .parameter("seed", SEED, HostDefaults.RUN, "selects the order (run: the seed of the run)")
                    .strategy(),
            StrategyEntry.named("collection.vary")
                    .actingAt(SiteKind.COLLECTION)
                    .described("unordered collections are iterated in a different order each time, even if unchanged")
                    .finding(82)
                    .parameter("seed", SEED, HostDefaults.RUN, "selects the orders (run: the seed of the run)")
                    .neverPlausible()
                    .strategy(),
            StrategyEntry.named("order.reverse")
                    .ordering(Ordering.REVERSED)
                    .described("classes and their methods run in reverse order")
                    .finding(57)
                    .strategy(),
            StrategyEntry.named("order.random")
                    .ordering(Ordering.RANDOM)
                    .described("classes and their methods run in a random order")
                    .finding(30)
                    .parameter("seed", SEED, HostDefaults.RUN, "selects the order (run: the seed of the run)")
                    .strategy(),
            StrategyEntry.named("order.twice")
                    .ordering(Ordering.TWICE)
                    .described("the suite runs a second time in the same JVM")
                    .finding(6)
                    .strategy(),
            DIRECTED,
            StrategyEntry.named("environment.zone")
                    .actingAt(SiteKind.ZONE)
                    .setting(JvmStart.argument("-Duser.timezone=", "zone"))
                    .pinnedBy("-Duser.timezone=", "TZ=")
                    .sharingRuns()
                    .described("another default time zone, in which it is another day")
                    .parameter("zone", ZONE, HostDefaults.FAR, "the default time zone of the JVM")
                    .strategy(),
            StrategyEntry.named("environment.dst")
                    .actingAt(SiteKind.ZONE)
                    .setting(JvmStart.argument("-Duser.timezone=", "zone"))
                    .pinnedBy("-Duser.timezone=", "TZ=")
                    .sharingRuns()
                    .described("a default time zone that changes to or from daylight saving time within a day")
                    .parameter("zone", ZONE, "Europe/Berlin", "the default time zone of the JVM")
                    .parameter("moment", EVE, HostDefaults.NEXT, "the time at the start, before the next change")
                    .strategy(),
            StrategyEntry.named("environment.charset")
                    .actingAt(SiteKind.CHARSET)
                    .setting(JvmStart.argument("-Dfile.encoding=", "charset"))
                    .pinnedBy("-Dfile.encoding=")
                    .sharingRuns()
                    .described("another default charset")
                    .parameter("charset", CHARSET, "windows-1252", "the default charset of the JVM")
                    .strategy(),
            StrategyEntry.named("environment.separator")
                    .actingAt(SiteKind.SEPARATOR)
                    .setting((values, folder) -> JvmSettings.arguments(
                            List.of("-Dline.separator=" + LineSeparator.named(values.get("separator")))))
                    .pinnedBy("-Dline.separator=")
                    .sharingRuns()
                    .described("the line separator of another operating system")
                    .parameter("separator", SEPARATOR, HostDefaults.OTHER, "the line separator")
                    .strategy(),
            StrategyEntry.named("environment.processors")
                    .actingAt(SiteKind.PROCESSORS)
                    .setting(JvmStart.argument("-XX:ActiveProcessorCount=", "processors"))
                    .ofTheWholeJvm()
                    .pinnedBy("-XX:ActiveProcessorCount=")
                    .sharingRuns()
                    .described("the machine has one processor")
                    .parameter("processors", COUNT, "1", "how many processors the JVM sees")
                    .strategy(),
            StrategyEntry.named("environment.heap")
                    .actingAt(SiteKind.MEMORY)
                    .setting((values, folder) -> JvmSettings.arguments(List.of("-Xms8m", "-Xmx" + values.get("heap"))))
                    .ofTheWholeJvm()
                    .pinnedBy("-Xmx", "-XX:MaxHeapSize=", "-XX:MaxRAMPercentage=")
                    .described("the heap is small")
                    .parameter("heap", SIZE, "64m", "maximum size of the heap")
                    .axes("heap")
                    .plausible(Measure.MEGABYTES, "256")
                    .strategy(),
            StrategyEntry.named("environment.temp")
                    .actingAt(SiteKind.TEMP)
                    .setting(Strategies::temporaryFolder)
                    .ofTheWholeJvm()
                    .pinnedBy("-Djava.io.tmpdir=")
                    .sharingRuns()
                    .described("the folder for temporary files has a space in its name")
                    .parameter(
                            "folder",
                            FOLDER,
                            "temporary files",
                            "its name, in the folder for temporary files of the JVM")
                    .strategy(),
            StrategyEntry.named("environment.lang")
                    .actingAt(SiteKind.LOCALE, SiteKind.CHARSET, SiteKind.PROCESS)
                    .setting(Strategies::languageVariables)
                    .ofTheWholeJvm()
                    .pinnedBy("LANG=", "LC_ALL=")
                    .sharingRuns()
                    .described("the process is started with another LANG")
                    .parameter("lang", LANG, HostDefaults.OTHER, "the value of LANG and LC_ALL")
                    .strategy(),
            StrategyEntry.named("environment.port")
                    .actingAt(SiteKind.PORT)
                    .standingFor("delay")
                    .described("the first fixed port that a test binds is already in use")
                    .strategy(),
            StrategyEntry.named("sleep.increase")
                    .actingAt(SiteKind.SLEEP)
                    .delaying()
                    .described("sleeps take longer")
                    .finding(35)
                    .parameter("add", DURATION, "2s", "how much longer")
                    .axes("add")
                    .plausible(Measure.TOTAL_DURATION, "5s")
                    .strategy(),
            StrategyEntry.named("sleep.decrease")
                    .actingAt(SiteKind.SLEEP)
                    .beyondTheContract()
                    .described("sleeps are shorter, as if the work they wait for were slower")
                    .standingFor("delay")
                    .finding(14)
                    .parameter("subtract", DURATION, "2s", "how much shorter, not below 0")
                    .axes("subtract")
                    .plausible(Measure.SLOWDOWN, "10")
                    .strategy(),
            StrategyEntry.named("concurrency.shrink")
                    .actingAt(SiteKind.TIMED_WAIT)
                    .described("waits with a timeout give up earlier")
                    .standingFor("delay")
                    .finding(2)
                    .parameter("factor", SHARE, "0.2", "the share of the timeout that is left")
                    .axes("factor")
                    .plausible(Measure.RECIPROCAL, "10")
                    .strategy(),
            StrategyEntry.named("network.delay")
                    .actingAt(SiteKind.CONNECT)
                    .delaying()
                    .described("connecting takes nearly all of its timeout")
                    .parameter("factor", SHARE, "0.01", "the share of the timeout that is left for connecting")
                    .parameter("resolve", DURATION, "1s", "how long name resolution takes")
                    .axes("resolve", "factor")
                    .plausible(Measure.CONNECT_DELAY, "10s")
                    .strategy(),
            DELAY);

    /** The names of the eleven strategies of the ChaosAPI paper (OOPSLA 2026), table 2, S1 to S11. */
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

    /** The names of the strategies that the paper combines, one from each group. */
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
     * Checks the parameters of a perturbation, if its strategy is a built-in one.
     *
     * @throws IllegalArgumentException if a parameter has an invalid value
     */
    public static void check(Perturbation perturbation) {
        StrategyCatalog.BUILT_IN
                .find(perturbation.strategy())
                .ifPresent(strategy -> strategy.parameters()
                        .forEach(parameter ->
                                check(parameter, perturbation.parameters().get(parameter.name()))));
    }

    private static void check(Parameter parameter, String value) {
        if (value == null) {
            throw new IllegalArgumentException(parameter.name() + " is missing");
        }
        if (HostDefaults.isWord(parameter.name(), parameter.normalise(value))) {
            throw new IllegalArgumentException("'" + value + "' stands for a value of " + parameter.name());
        }
    }

    private static JvmSettings temporaryFolder(Map<String, String> values, String folder) {
        String path = folder + "/" + values.get("folder");
        return new JvmSettings(List.of("-Djava.io.tmpdir=" + path), Map.of(), List.of(path));
    }

    private static JvmSettings languageVariables(Map<String, String> values, String folder) {
        return JvmSettings.environment(new TreeMap<>(Map.of("LANG", values.get("lang"), "LC_ALL", values.get("lang"))));
    }
}
