package io.unflake.report.text;

import static java.util.Map.entry;

import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.finding.Finding;
import io.unflake.model.finding.Proof;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Words for findings: one phrase for each strategy. A strategy without phrase is called by its name.
 *
 * @param byStrategy phrases by the name of the strategy
 */
public record Phrases(Map<String, Phrase> byStrategy) {

    private static final Pattern MANY_DRAWS = Pattern.compile(".*\\.(shuffle|nextBytes|ints|longs|doubles)\\(.*");

    /** The phrases of the built-in strategies. */
    public static final Phrases BUILT_IN = new Phrases(Map.ofEntries(
            entry("random.extreme", Phrase.of((settings, sites) -> draw(sites, settings.value()))),
            entry("random.smallest", Phrase.of((settings, sites) -> draw(sites, "its smallest value"))),
            entry(
                    "random.cycle",
                    Phrase.of((settings, sites) -> draw(sites, "its largest and its smallest value in turn"))),
            entry(
                    "time.increment",
                    new Phrase(
                            (settings, sites) -> "each reading of the clock moves it by " + settings.time("delta")
                                    + sites.inBrackets(),
                            MarginWords::jump)),
            entry(
                    "time.coarse",
                    new Phrase(
                            (settings, sites) ->
                                    "the clock ticks every " + settings.time("granularity") + sites.inBrackets(),
                            MarginWords::tick)),
            entry(
                    "time.fast",
                    new Phrase(
                            (settings, sites) ->
                                    "the clock runs " + settings.number("factor") + "x faster" + sites.inBrackets(),
                            margin -> "fails on a machine " + margin.number() + "x slower")),
            entry(
                    "time.slow",
                    new Phrase(
                            (settings, sites) ->
                                    "the clock runs " + settings.number("factor") + "x slower" + sites.inBrackets(),
                            margin -> "fails on a machine " + margin.number() + "x faster")),
            entry(
                    "date.moment",
                    new Phrase((settings, sites) -> settings.moment() + sites.inBrackets(), MarginWords::date)),
            entry("order.reverse", Phrase.of((settings, sites) -> "fails when tests run in reverse order")),
            entry("order.random", Phrase.of((settings, sites) -> "fails when tests run in a random order")),
            entry("order.twice", Phrase.of((settings, sites) -> "fails when its class runs a second time")),
            entry("order.directed", Phrase.of((settings, sites) -> "fails after tests that leave state changed")),
            entry("locale.change", setting("the default locale is ", "locale")),
            entry("environment.zone", setting("the default time zone is ", "zone")),
            entry(
                    "environment.dst",
                    Phrase.of((settings, sites) -> "daylight saving time in " + settings.line("zone")
                            + " begins or ends within a day of " + settings.line("moment") + sites.inBrackets())),
            entry("environment.charset", setting("the default charset is ", "charset")),
            entry(
                    "environment.separator",
                    Phrase.of((settings, sites) -> "the line separator is "
                            + settings.line("separator").toUpperCase(Locale.ROOT) + sites.inBrackets())),
            entry(
                    "environment.processors",
                    Phrase.of((settings, sites) -> "the JVM sees " + processors(settings) + sites.inBrackets())),
            entry(
                    "environment.heap",
                    new Phrase(
                            (settings, sites) -> "the maximum heap size is " + settings.line("heap"),
                            margin -> "needs more than " + margin.megabytes() + " MB of heap")),
            entry(
                    "environment.temp",
                    Phrase.of((settings, sites) -> "the folder for temporary files is called '"
                            + settings.line("folder") + "'" + sites.inBrackets())),
            entry("environment.lang", setting("LANG and LC_ALL are ", "lang")),
            entry(
                    "environment.port",
                    Phrase.of((settings, sites) -> sites.port() + " is already in use" + sites.inBrackets())),
            entry(
                    "collection.shuffle",
                    Phrase.of((settings, sites) ->
                            "unordered collection iterated in a different order" + sites.inBrackets())),
            entry(
                    "collection.vary",
                    Phrase.of((settings, sites) ->
                            "unordered collection iterated in a different order each time" + sites.inBrackets())),
            entry(
                    "sleep.increase",
                    new Phrase(
                            (settings, sites) ->
                                    sites.subject("a sleep") + " takes " + settings.time("add") + " longer",
                            MarginWords::longerSleep)),
            entry(
                    "sleep.decrease",
                    new Phrase(
                            (settings, sites) ->
                                    sites.subject("a sleep") + " is " + settings.time("subtract") + " shorter",
                            MarginWords::shorterSleep)),
            entry(
                    "concurrency.shrink",
                    new Phrase(
                            (settings, sites) -> sites.subject("a wait") + " gives up after "
                                    + settings.percent("factor") + " of its timeout",
                            MarginWords::neededTimeout)),
            entry(
                    "delay.thread",
                    new Phrase(
                            (settings, sites) ->
                                    sites.thread() + " is delayed " + sites.when() + " " + sites.subject("some call"),
                            margin -> "fails if the delay is " + margin.time() + " or longer")),
            entry(
                    "network.delay",
                    new Phrase(
                            (settings, sites) -> sites.subject("connecting") + " has " + settings.percent("factor")
                                    + " of its timeout left",
                            MarginWords::connecting))));

    private static Phrase setting(String text, String parameter) {
        return Phrase.of((settings, sites) -> text + settings.line(parameter) + sites.inBrackets());
    }

    private static String processors(SettingWords settings) {
        return settings.line("processors") + (settings.line("processors").equals("1") ? " processor" : " processors");
    }

    /** Some calls draw many values and return none of them. */
    private static String draw(SiteWords sites, String value) {
        return MANY_DRAWS.matcher(sites.api()).matches()
                ? sites.subject("") + ": each draw is " + value
                : sites.subject("a draw") + " returns " + value;
    }

    /** What makes a test fail, in one line. */
    public String cause(Finding finding) {
        return new CausePhrase(this, finding).text();
    }

    /** What one perturbation does. */
    String cause(Perturbation part, SiteWords sites) {
        Phrase phrase = byStrategy.get(part.strategy());
        return phrase == null
                ? "fails under " + Printable.line(part.text()) + sites.inBrackets()
                : phrase.cause().text(new SettingWords(part.parameters()), sites);
    }

    /** How far a test with a margin is from failing. */
    public String margin(Finding finding) {
        Proof proof = finding.proof();
        Optional<Hit> hit = proof.hits().stream().filter(Hit::perturbed).findFirst();
        MarginWords words =
                new MarginWords(proof.margin(), hit, proof.treatment().spots().size());
        Phrase phrase = byStrategy.get(proof.treatment().perturbations().get(0).strategy());
        return phrase == null || phrase.margin() == null
                ? words.other()
                : phrase.margin().apply(words);
    }
}
