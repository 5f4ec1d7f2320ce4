package io.unflake.agent.policy;

import io.unflake.hooks.SettingHooks;
import io.unflake.model.Perturbation;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.LineSeparator;
import io.unflake.model.strategy.Strategies;
import io.unflake.model.strategy.ThreadDelay;
import java.nio.charset.Charset;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

/** The policies of the built-in strategies by name. A strategy without policy is applied when its JVM starts. */
public final class Policies {

    /** How many sleeps at a site are extended in one test. */
    private static final int SLEEPS_PER_SITE = 5;

    public static final Map<String, Policy> BUILT_IN = Map.ofEntries(
            Map.entry("random.extreme", (part, on) -> on.draws(new EndDraws(value(part)))),
            Map.entry("random.smallest", (part, on) -> on.draws(new EndDraws(Double.NEGATIVE_INFINITY))),
            Map.entry("random.cycle", (part, on) -> on.draws(new CyclingDraws())),
            Map.entry(Strategies.COLLISION.name(), (part, on) -> on.draws(new CollidingDraws())),
            Map.entry(
                    "time.increment",
                    (part, on) -> on.clock().pace(new SteppingPace(nanos(part, "delta")), on.focus())),
            Map.entry(
                    "time.coarse",
                    (part, on) -> on.clock().pace(new CoarsePace(nanos(part, "granularity")), on.focus())),
            Map.entry("time.fast", (part, on) -> on.clock().pace(new ScaledPace(number(part, "factor")), on.focus())),
            Map.entry(
                    "time.slow", (part, on) -> on.clock().pace(new ScaledPace(1 / number(part, "factor")), on.focus())),
            Map.entry("date.moment", Policies::date),
            Map.entry("sleep.increase", Policies::longerSleeps),
            Map.entry("sleep.decrease", Policies::shorterSleeps),
            Map.entry("concurrency.shrink", Policies::shorterWaits),
            Map.entry("network.delay", Policies::slowConnects),
            Map.entry(Strategies.DELAY.name(), Policies::threads),
            Map.entry("collection.shuffle", (part, on) -> reorder(part, on, false)),
            Map.entry("collection.vary", (part, on) -> reorder(part, on, true)),
            Map.entry("locale.change", Policies::locale),
            Map.entry("environment.zone", Policies::zone),
            Map.entry("environment.dst", Policies::daylightSaving),
            Map.entry("environment.charset", Policies::charset),
            Map.entry("environment.separator", Policies::separator),
            Map.entry("environment.port", Policies::port));

    private Policies() {}

    private static double value(Perturbation part) {
        String value = part.parameters().get("value");
        return switch (value) {
            case "max" -> Double.POSITIVE_INFINITY;
            case "min" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(value);
        };
    }

    private static void date(Perturbation part, Activation on) {
        boolean frozen = Boolean.parseBoolean(part.parameters().get("frozen"));
        on.clock().startAt(moment(part), frozen, on.focus());
    }

    private static void longerSleeps(Perturbation part, Activation on) {
        long add = nanos(part, "add");
        DelayBudget budget = on.hooks().delays();
        on.sleeps((asked, site) ->
                saturated(asked, budget.grant(add, site, SLEEPS_PER_SITE, DelayBudget.NANOS_PER_TEST)));
    }

    private static void shorterSleeps(Perturbation part, Activation on) {
        long subtract = nanos(part, "subtract");
        on.sleeps((asked, site) -> Math.max(0, asked - subtract));
    }

    private static void shorterWaits(Perturbation part, Activation on) {
        double share = number(part, "factor");
        on.waits((asked, site) -> share);
    }

    private static void slowConnects(Perturbation part, Activation on) {
        on.hooks()
                .connects(new SlowConnects(
                        number(part, "factor"),
                        nanos(part, "resolve"),
                        on.hooks().delays(),
                        on.focus()));
    }

    private static void threads(Perturbation part, Activation on) {
        on.delays(ThreadDelay.initial(part).orElseThrow().toNanos(), part.spots());
    }

    private static void reorder(Perturbation part, Activation on, boolean varies) {
        on.jdk().rewriteCollections().run();
        long seed = Long.parseLong(part.parameters().get("seed"));
        ShuffledOrders orders = new ShuffledOrders(seed, varies, on.jdk().collectionCaller(), on.focus());
        on.hooks().renewed(orders);
        on.hooks().orders(orders);
    }

    private static void locale(Perturbation part, Activation on) {
        String tag = part.parameters().get("locale");
        if (on.isNarrow()) {
            on.choose(SettingHooks.LOCALE, Locale.forLanguageTag(tag));
        } else {
            on.hooks().defaultLocale(tag);
        }
    }

    private static void zone(Perturbation part, Activation on) {
        on.chooseUnlessStartedWith(
                SettingHooks.ZONE, TimeZone.getTimeZone(part.parameters().get("zone")));
    }

    /** The date belongs to the zone, so it applies to every reading of the clock. */
    private static void daylightSaving(Perturbation part, Activation on) {
        zone(part, on);
        on.clock().startAt(moment(part), false, Focus.EVERYWHERE);
    }

    private static void charset(Perturbation part, Activation on) {
        on.chooseUnlessStartedWith(
                SettingHooks.CHARSET, Charset.forName(part.parameters().get("charset")));
    }

    private static void separator(Perturbation part, Activation on) {
        on.chooseUnlessStartedWith(
                SettingHooks.SEPARATOR, LineSeparator.named(part.parameters().get("separator")));
    }

    private static void port(Perturbation part, Activation on) {
        on.jdk().port().take(on.focus());
        on.hooks().renewed(on.jdk().port());
    }

    private static Instant moment(Perturbation part) {
        return Instant.parse(part.parameters().get("moment"));
    }

    private static double number(Perturbation part, String parameter) {
        return Double.parseDouble(part.parameters().get(parameter));
    }

    private static long nanos(Perturbation part, String parameter) {
        return Durations.parse(part.parameters().get(parameter)).toNanos();
    }

    private static long saturated(long asked, long add) {
        return asked + add < 0 ? asked : asked + add;
    }
}
