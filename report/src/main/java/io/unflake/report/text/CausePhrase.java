package io.unflake.report.text;

import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.finding.Before;
import io.unflake.model.finding.Finding;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Says in one line what makes a test fail: "Random.nextInt(int) at Sip.java:16 returns its largest value". */
public final class CausePhrase {

    private static final Pattern MANY_DRAWS = Pattern.compile(".*\\.(shuffle|nextBytes|ints|longs|doubles)\\(.*");

    private static final int NAMED = 3;

    private CausePhrase() {}

    public static String of(Finding finding) {
        if (finding.treatments().isEmpty()) {
            return finding.category().equals("order")
                    ? "passes or fails depending on the tests that run before it"
                    : "passes and fails in plain runs, with nothing perturbed";
        }
        List<Perturbation> parts = finding.treatments().get(0).perturbations();
        if (parts.size() == 1 && parts.get(0).isOrder()) {
            return order(finding, parts.get(0));
        }
        List<Site> sites = finding.cause().isEmpty() ? finding.sites() : finding.cause();
        return parts.size() == 1 ? single(parts.get(0), sites) : combined(parts, sites);
    }

    private static String order(Finding finding, Perturbation order) {
        List<Before> before =
                finding.proof() == null ? List.of() : finding.proof().before();
        if (before.isEmpty()) {
            return switch (order.strategy()) {
                case "order.reverse" -> "fails when tests run the other way round";
                case "order.twice" -> "fails when its class runs a second time";
                case "order.random" -> "fails when tests run in a random order";
                default -> "fails after tests that pollute others";
            };
        }
        String names = before.stream()
                .limit(NAMED)
                .map(each -> Printable.line(each.test().toString()))
                .collect(Collectors.joining(", "));
        String more = before.size() > NAMED ? " and " + (before.size() - NAMED) + " more" : "";
        return switch (before.get(0).role()) {
            case Before.ITSELF -> "fails when it runs a second time: it spoils itself";
            case Before.SETTER -> "fails unless " + names + more + " ran before it";
            default -> "fails after " + names + more + state(before);
        };
    }

    private static String state(List<Before> before) {
        String state = before.get(0).state();
        return before.size() > 1 || state == null ? "" : ", which changes " + Printable.line(state);
    }

    private static String combined(List<Perturbation> parts, List<Site> sites) {
        String names = parts.stream().map(Perturbation::strategy).collect(Collectors.joining(" + "));
        return "only under " + Printable.line(names) + " together" + inBrackets(sites);
    }

    private static String single(Perturbation part, List<Site> sites) {
        Settings settings = new Settings(part.parameters());
        return switch (part.strategy()) {
            case "random.extreme" -> draw(sites, settings.value());
            case "random.smallest" -> draw(sites, "its smallest value");
            case "random.cycle" -> draw(sites, "its largest and its smallest value in turn");
            case "time.increment" ->
                "each reading of the clock moves it by " + settings.time("delta") + inBrackets(sites);
            case "time.coarse" -> "the clock moves in steps of " + settings.time("granularity") + inBrackets(sites);
            case "time.fast" -> "the clock runs " + settings.number("factor") + " times as fast" + inBrackets(sites);
            case "time.slow" -> "the clock runs " + settings.number("factor") + " times as slow" + inBrackets(sites);
            case "date.moment" -> settings.moment() + inBrackets(sites);
            case "locale.change" -> "default locale is " + setting(settings, "locale") + inBrackets(sites);
            case "environment.zone" -> "default time zone is " + setting(settings, "zone") + inBrackets(sites);
            case "environment.dst" ->
                "clocks in " + setting(settings, "zone") + " change within a day of " + settings.text("moment")
                        + inBrackets(sites);
            case "environment.charset" -> "default charset is " + setting(settings, "charset") + inBrackets(sites);
            case "environment.separator" ->
                "lines end with " + setting(settings, "separator").toUpperCase(Locale.ROOT) + inBrackets(sites);
            case "environment.processors" ->
                "the JVM sees " + setting(settings, "processors") + " processor" + inBrackets(sites);
            case "environment.heap" -> "the heap is no larger than " + setting(settings, "heap");
            case "environment.temp" ->
                "temporary files go to a folder called '" + setting(settings, "folder") + "'" + inBrackets(sites);
            case "environment.lang" -> "LANG and LC_ALL are " + setting(settings, "lang") + inBrackets(sites);
            case "environment.port" -> "the port is taken" + inBrackets(sites);
            case "collection.shuffle" -> subject(sites, "what has no order") + " comes in another order";
            case "collection.vary" -> subject(sites, "what has no order") + " comes in another order each time";
            case "sleep.increase" -> subject(sites, "a sleep") + " takes " + settings.time("add") + " longer";
            case "sleep.decrease" -> subject(sites, "a sleep") + " takes " + settings.time("subtract") + " less";
            case "concurrency.shrink" ->
                subject(sites, "a wait") + " gives up after " + settings.percent("factor") + " of its timeout";
            case "network.delay" ->
                subject(sites, "connecting") + " has " + settings.percent("factor") + " of its timeout left";
            default -> "under " + Printable.line(part.toString()) + inBrackets(sites);
        };
    }

    private static String setting(Settings settings, String name) {
        return Printable.line(settings.text(name));
    }

    /** Some calls draw many values and return none of them. */
    private static String draw(List<Site> sites, String value) {
        boolean many =
                !sites.isEmpty() && MANY_DRAWS.matcher(sites.get(0).api()).matches();
        return many ? subject(sites, "") + ": each draw is " + value : subject(sites, "a draw") + " returns " + value;
    }

    private static String subject(List<Site> sites, String none) {
        return sites.isEmpty() ? none : firstOf(sites);
    }

    private static String inBrackets(List<Site> sites) {
        return sites.isEmpty() ? "" : " (" + firstOf(sites) + ")";
    }

    private static String firstOf(List<Site> sites) {
        List<String> names = sites.stream().map(ShortNames::site).distinct().toList();
        return names.size() == 1 ? names.get(0) : names.get(0) + " +" + (names.size() - 1) + " more";
    }
}
