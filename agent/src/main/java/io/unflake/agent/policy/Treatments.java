package io.unflake.agent.policy;

import io.unflake.hooks.ClockHooks;
import io.unflake.hooks.Draws;
import io.unflake.hooks.Gate;
import io.unflake.hooks.RandomHooks;
import io.unflake.hooks.SleepHooks;
import io.unflake.hooks.WaitHooks;
import io.unflake.model.Perturbation;
import io.unflake.model.Treatment;
import io.unflake.model.strategy.Durations;
import java.util.Map;

/** Switches treatments on and off by giving the hooks what they ask. */
public final class Treatments {

    private final boolean testsKnown;
    private LongerSleeps longerSleeps;

    /** @param testsKnown whether it will be said when tests start and end */
    public Treatments(boolean testsKnown) {
        this.testsKnown = testsKnown;
    }

    public synchronized void activate(Treatment treatment) {
        deactivate();
        ClockSettings clock = new ClockSettings();
        for (Perturbation perturbation : treatment.perturbations()) {
            if (!clock.accept(perturbation)) {
                activate(perturbation.strategy(), perturbation.parameters());
            }
        }
        ClockHooks.use(clock.start());
    }

    private void activate(String strategy, Map<String, String> parameters) {
        switch (strategy) {
            case "random.extreme" -> RandomHooks.use(draws(parameters.get("value")));
            case "random.smallest" -> RandomHooks.use(new EndDraws(Double.NEGATIVE_INFINITY));
            case "random.cycle" -> RandomHooks.use(new CyclingDraws());
            case "sleep.increase" -> {
                longerSleeps = new LongerSleeps(nanos(parameters.get("add")), testsKnown);
                SleepHooks.use(longerSleeps);
            }
            case "sleep.decrease" -> {
                long subtract = nanos(parameters.get("subtract"));
                SleepHooks.use((asked, site) -> Math.max(0, asked - subtract));
            }
            case "concurrency.shrink" -> WaitHooks.use(Double.parseDouble(parameters.get("factor")));
            default -> {}
        }
    }

    private static Draws draws(String value) {
        return new EndDraws(
                switch (value) {
                    case "max" -> Double.POSITIVE_INFINITY;
                    case "min" -> Double.NEGATIVE_INFINITY;
                    default -> Double.parseDouble(value);
                });
    }

    static long nanos(String duration) {
        return Durations.parse(duration).toNanos();
    }

    public synchronized void deactivate() {
        ClockHooks.use(null);
        RandomHooks.use(null);
        SleepHooks.use(null);
        WaitHooks.use(1);
        longerSleeps = null;
        Gate.open();
    }

    public synchronized void testStarted() {
        if (longerSleeps != null) {
            longerSleeps.testStarted();
        }
    }
}
