package io.unflake.agent.policy;

import io.unflake.hooks.ClockHooks;
import io.unflake.hooks.ConnectHooks;
import io.unflake.hooks.CustomHooks;
import io.unflake.hooks.Draws;
import io.unflake.hooks.Gate;
import io.unflake.hooks.RandomHooks;
import io.unflake.hooks.SleepHooks;
import io.unflake.hooks.WaitHooks;
import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Durations;
import io.unflake.model.strategy.Strategies;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Switches treatments on and off by giving the hooks what they ask. */
public final class Treatments {

    private final DelayBudget delays;
    private final Function<Set<String>, CustomHooks.Changes> customChanges;
    private final DefaultLocale locale = new DefaultLocale();
    private final List<PerTest> perTest = new CopyOnWriteArrayList<>();

    /**
     * @param testsKnown whether it will be said when tests start and end
     * @param customChanges what the user's own strategies change, given the names of those that are on
     */
    public Treatments(boolean testsKnown, Function<Set<String>, CustomHooks.Changes> customChanges) {
        this.customChanges = customChanges;
        delays = new DelayBudget(testsKnown);
    }

    public synchronized void activate(Treatment treatment) {
        deactivate();
        ClockSettings clock = new ClockSettings();
        for (Perturbation perturbation : treatment.perturbations()) {
            if (!clock.accept(perturbation)) {
                activate(perturbation.strategy(), perturbation.parameters());
            }
        }
        CustomHooks.use(customChanges.apply(
                treatment.perturbations().stream().map(Perturbation::strategy).collect(Collectors.toSet())));
        if (clock.pace() instanceof PerTest pace) {
            perTest.add(pace);
        }
        ClockHooks.use(clock.start());
    }

    private void activate(String strategy, Map<String, String> parameters) {
        switch (strategy) {
            case "random.extreme" -> use(draws(parameters.get("value")));
            case "random.smallest" -> use(new EndDraws(Double.NEGATIVE_INFINITY));
            case "random.cycle" -> use(new CyclingDraws());
            case Strategies.COINCIDENCE -> use(new CoincidingDraws());
            case "sleep.increase" -> {
                long add = nanos(parameters.get("add"));
                SleepHooks.use((asked, site) -> saturated(asked, delays.grant(add, site)));
            }
            case "sleep.decrease" -> {
                long subtract = nanos(parameters.get("subtract"));
                SleepHooks.use((asked, site) -> Math.max(0, asked - subtract));
            }
            case "network.delay" ->
                ConnectHooks.use(new SlowConnects(
                        Double.parseDouble(parameters.get("factor")), nanos(parameters.get("resolve")), delays));
            case "locale.change" -> locale.change(parameters.get("locale"));
            case "concurrency.shrink" -> WaitHooks.use(Double.parseDouble(parameters.get("factor")));
            default -> {}
        }
    }

    private <D extends Draws & PerTest> void use(D draws) {
        perTest.add(draws);
        RandomHooks.use(draws);
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
        WaitHooks.use(1);
        ConnectHooks.use(null);
        CustomHooks.use(null);
        locale.restore();
        perTest.clear();
        Gate.open();
    }

    /** What is bounded per test starts anew. */
    public void testStarted() {
        delays.renew();
        perTest.forEach(PerTest::renew);
    }
}
