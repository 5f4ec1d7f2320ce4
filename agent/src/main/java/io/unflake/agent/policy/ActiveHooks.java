package io.unflake.agent.policy;

import io.unflake.hooks.ClockHooks;
import io.unflake.hooks.CollectionHooks;
import io.unflake.hooks.ConnectHooks;
import io.unflake.hooks.Connects;
import io.unflake.hooks.CustomHooks;
import io.unflake.hooks.DelayHooks;
import io.unflake.hooks.Delays;
import io.unflake.hooks.Draws;
import io.unflake.hooks.Orders;
import io.unflake.hooks.RandomHooks;
import io.unflake.hooks.SettingHooks;
import io.unflake.hooks.SleepHooks;
import io.unflake.hooks.Sleeps;
import io.unflake.hooks.WaitHooks;
import io.unflake.hooks.Waits;
import io.unflake.model.Hit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** Collects the behaviour of all hooks under a treatment, and installs it at once. */
final class ActiveHooks {

    private final List<Draws> draws = new ArrayList<>();
    private final List<Sleeps> sleeps = new ArrayList<>();
    private final List<Waits> waits = new ArrayList<>();
    private final List<Connects> connects = new ArrayList<>();
    private final List<Orders> orders = new ArrayList<>();
    private final List<Delays> points = new ArrayList<>();
    private final List<HitSource> reported = new ArrayList<>();
    private final List<CustomHooks.Changes> changes = new ArrayList<>();
    private final Map<Integer, SettingHooks.Choice> settings = new HashMap<>();
    private final ClockSettings clock = new ClockSettings();
    private final DefaultLocale locale = new DefaultLocale();
    private final DelayBudget delays;
    private final List<PerTest> perTest = new CopyOnWriteArrayList<>();

    /** @param testsAreReported whether something reports when tests start, so that delays can be bounded per test */
    ActiveHooks(boolean testsAreReported) {
        delays = new DelayBudget(testsAreReported);
        perTest.add(delays);
    }

    void draws(Draws more) {
        draws.add(more);
    }

    void sleeps(Sleeps more) {
        sleeps.add(more);
    }

    void waits(Waits more) {
        waits.add(more);
    }

    void connects(Connects more) {
        connects.add(more);
    }

    void orders(Orders more) {
        orders.add(more);
    }

    /** Adds delays at delay points. */
    void points(Delays more) {
        points.add(more);
    }

    /** Registers what reports hits. */
    void reported(HitSource source) {
        reported.add(source);
    }

    List<Hit> drainHits() {
        return reported.stream().flatMap(source -> source.drain().stream()).toList();
    }

    void changes(CustomHooks.Changes more) {
        changes.add(more);
    }

    /** Adds a value of a JVM setting; of several at the same call the last one wins. */
    void setting(int setting, SettingHooks.Choice choice) {
        settings.merge(setting, choice, ActiveHooks::either);
    }

    private static SettingHooks.Choice either(SettingHooks.Choice first, SettingHooks.Choice second) {
        return site -> {
            Object byFirst = first.at(site);
            Object bySecond = second.at(site);
            return bySecond == null ? byFirst : bySecond;
        };
    }

    ClockSettings clock() {
        return clock;
    }

    /** The budget for delays in one test. */
    DelayBudget delays() {
        return delays;
    }

    /** Changes the default locale of the JVM until the treatment ends. */
    void defaultLocale(String tag) {
        locale.change(tag);
    }

    void restoreLocale() {
        locale.restore();
    }

    /** Registers state that is renewed at the start of each test. */
    void renewed(PerTest state) {
        perTest.add(state);
    }

    void testStarted() {
        perTest.forEach(PerTest::renew);
    }

    void install() {
        RandomHooks.use(draws.isEmpty() ? null : draws.size() == 1 ? draws.get(0) : new ChainedDraws(draws));
        SleepHooks.use(sleeps.isEmpty() ? null : this::sleep);
        WaitHooks.use(waits.isEmpty() ? null : this::share);
        ConnectHooks.use(connects.isEmpty() ? null : new ChainedConnects(connects));
        CollectionHooks.use(orders.isEmpty() ? null : this::order);
        DelayHooks.use(points.isEmpty() ? null : this::delay);
        settings.forEach(SettingHooks::choose);
        CustomHooks.use(changes.isEmpty() ? null : changes.size() == 1 ? changes.get(0) : new ChainedChanges(changes));
        if (clock.pace() instanceof PerTest pace) {
            renewed(pace);
        }
        ClockHooks.use(clock.start());
    }

    private long sleep(long asked, int site) {
        long nanos = asked;
        for (Sleeps each : sleeps) {
            nanos = each.nanos(nanos, site);
        }
        return nanos;
    }

    /** The first perturbation that changes the order decides; all of them count the call. */
    private int[] order(int size) {
        int[] result = null;
        for (Orders each : orders) {
            int[] order = each.of(size);
            result = result == null ? order : result;
        }
        return result;
    }

    private long delay(int point) {
        long nanos = 0;
        for (Delays each : points) {
            nanos += each.nanos(point);
        }
        return nanos;
    }

    private double share(long asked, int site) {
        double share = 1;
        for (Waits each : waits) {
            share *= each.share(asked, site);
        }
        return share;
    }

    static void uninstall() {
        ClockHooks.use(null);
        RandomHooks.use(null);
        SleepHooks.use(null);
        WaitHooks.use(null);
        ConnectHooks.use(null);
        CustomHooks.use(null);
        CollectionHooks.use(null);
        DelayHooks.use(null);
        SettingHooks.chooseNothing();
    }
}
