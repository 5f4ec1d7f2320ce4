package io.unflake.agent.policy;

import io.unflake.hooks.ClockHooks;
import io.unflake.hooks.CollectionHooks;
import io.unflake.hooks.ConnectHooks;
import io.unflake.hooks.CustomHooks;
import io.unflake.hooks.Draws;
import io.unflake.hooks.Gate;
import io.unflake.hooks.RandomHooks;
import io.unflake.hooks.SettingHooks;
import io.unflake.hooks.SleepHooks;
import io.unflake.hooks.WaitHooks;
import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.JvmSettings;
import io.unflake.model.strategy.Strategies;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;

/** Switches treatments on and off by giving the hooks what they ask. */
public final class Treatments {

    private final IntFunction<Site> sites;
    private final IntSupplier iterations;
    private final Runnable collections;
    private final TakenPort port;
    private final boolean testsKnown;
    private final DelayBudget delays;
    private final Function<Set<String>, CustomHooks.Changes> customChanges;
    private final DefaultLocale locale = new DefaultLocale();
    private final List<PerTest> perTest = new CopyOnWriteArrayList<>();
    private Focus focus = Focus.EVERYWHERE;

    /**
     * @param sites tells what place a number stands for
     * @param testsKnown whether it will be said when tests start and end
     * @param iterations tells the site that asks for something whose order is open
     * @param collections prepares the JDK for other orders
     * @param port takes a port where a treatment wants it
     * @param customChanges what the user's own strategies change, given the names of those that are on
     */
    public Treatments(
            IntFunction<Site> sites,
            IntSupplier iterations,
            Runnable collections,
            TakenPort port,
            boolean testsKnown,
            Function<Set<String>, CustomHooks.Changes> customChanges) {
        this.sites = sites;
        this.iterations = iterations;
        this.collections = collections;
        this.port = port;
        this.testsKnown = testsKnown;
        this.customChanges = customChanges;
        delays = new DelayBudget(testsKnown);
    }

    public synchronized void activate(Treatment treatment) {
        deactivate();
        if (!treatment.only().isEmpty()) {
            SpotFocus spots = new SpotFocus(treatment.only(), sites);
            perTest.add(spots);
            focus = spots;
        }
        ClockSettings clock = new ClockSettings();
        for (Perturbation perturbation : treatment.perturbations()) {
            clock.accept(perturbation);
            activate(perturbation.strategy(), perturbation.parameters());
        }
        CustomHooks.Changes changes = customChanges.apply(
                treatment.perturbations().stream().map(Perturbation::strategy).collect(Collectors.toSet()));
        CustomHooks.use(isFocused() && changes != null ? new FocusedChanges(changes, focus) : changes);
        if (clock.pace() instanceof PerTest pace) {
            perTest.add(pace);
        }
        ClockHooks.use(clock.start(focus));
    }

    private void activate(String strategy, Map<String, String> parameters) {
        switch (strategy) {
            case "random.extreme" -> use(draws(parameters.get("value")));
            case "random.smallest" -> use(new EndDraws(Double.NEGATIVE_INFINITY));
            case "random.cycle" -> use(new CyclingDraws());
            case Strategies.COINCIDENCE -> use(new CoincidingDraws());
            case "sleep.increase" -> {
                long add = nanos(parameters.get("add"));
                SleepHooks.use(
                        (asked, site) -> focus.admits(site, asked) ? saturated(asked, delays.grant(add, site)) : asked);
            }
            case "sleep.decrease" -> {
                long subtract = nanos(parameters.get("subtract"));
                SleepHooks.use((asked, site) -> focus.admits(site, asked) ? Math.max(0, asked - subtract) : asked);
            }
            case "network.delay" ->
                ConnectHooks.use(new SlowConnects(
                        Double.parseDouble(parameters.get("factor")), nanos(parameters.get("resolve")), delays, focus));
            case "collection.shuffle" -> reorder(parameters, false);
            case "collection.vary" -> reorder(parameters, true);
            case "locale.change" -> change(parameters.get("locale"));
            case "environment.zone", "environment.dst" ->
                show(SettingHooks.ZONE, TimeZone.getTimeZone(parameters.get("zone")));
            case "environment.charset" -> show(SettingHooks.CHARSET, Charset.forName(parameters.get("charset")));
            case "environment.separator" ->
                show(SettingHooks.SEPARATOR, JvmSettings.separator(parameters.get("separator")));
            case "environment.port" -> {
                port.take(focus);
                perTest.add(port);
            }
            case "concurrency.shrink" -> {
                double share = Double.parseDouble(parameters.get("factor"));
                WaitHooks.use((asked, site) -> focus.admits(site, asked) ? share : 1);
            }
            default -> {}
        }
    }

    private <D extends Draws & PerTest> void use(D draws) {
        perTest.add(draws);
        RandomHooks.use(isFocused() ? new FocusedDraws(draws, focus) : draws);
    }

    private void reorder(Map<String, String> parameters, boolean varies) {
        collections.run();
        ShuffledOrders orders = new ShuffledOrders(Long.parseLong(parameters.get("seed")), varies, iterations, focus);
        perTest.add(orders);
        CollectionHooks.use(orders);
    }

    private void change(String tag) {
        if (isFocused()) {
            choose(SettingHooks.LOCALE, Locale.forLanguageTag(tag));
        } else {
            locale.change(tag);
        }
    }

    /** Whoever starts JVMs for tests has started this one with the setting, unless only some calls shall see it. */
    private void show(int setting, Object value) {
        if (isFocused() || !testsKnown) {
            choose(setting, value);
        }
    }

    private void choose(int setting, Object value) {
        SettingHooks.choose(setting, site -> focus.admits(site) ? value : null);
    }

    private boolean isFocused() {
        return focus != Focus.EVERYWHERE;
    }

    private static EndDraws draws(String value) {
        return new EndDraws(
                switch (value) {
                    case "max" -> Double.POSITIVE_INFINITY;
                    case "min" -> Double.NEGATIVE_INFINITY;
                    default -> Double.parseDouble(value);
                });
    }

    private static long saturated(long asked, long add) {
        return asked + add < 0 ? asked : asked + add;
    }

    static long nanos(String duration) {
        return Durations.parse(duration).toNanos();
    }

    public synchronized void deactivate() {
        ClockHooks.use(null);
        RandomHooks.use(null);
        SleepHooks.use(null);
        WaitHooks.use(null);
        ConnectHooks.use(null);
        CustomHooks.use(null);
        CollectionHooks.use(null);
        SettingHooks.chooseNothing();
        port.take(null);
        locale.restore();
        perTest.clear();
        focus = Focus.EVERYWHERE;
        Gate.open();
    }

    /** What has happened at the spots that the treatment is restricted to, since the last call. */
    public synchronized List<Hit> drainHits() {
        return focus instanceof SpotFocus spots ? spots.drain() : List.of();
    }

    /** What is bounded per test starts anew. */
    public void testStarted() {
        delays.renew();
        perTest.forEach(PerTest::renew);
    }
}
