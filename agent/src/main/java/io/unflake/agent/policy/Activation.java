package io.unflake.agent.policy;

import io.unflake.hooks.CustomHooks;
import io.unflake.hooks.Draws;
import io.unflake.hooks.Sleeps;
import io.unflake.hooks.Waits;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** The context in which a policy activates one perturbation of a treatment. */
public final class Activation {

    private final Focus focus;
    private final JdkAccess jdk;
    private final ActiveHooks hooks;
    private final IntFunction<Site> sites;
    private final Supplier<ThreadKeys> threads;

    /**
     * Activates nothing yet.
     *
     * @param sites returns the site with a number
     * @param threads returns the keys of threads, from then on
     */
    Activation(Focus focus, JdkAccess jdk, ActiveHooks hooks, IntFunction<Site> sites, Supplier<ThreadKeys> threads) {
        this.focus = focus;
        this.jdk = jdk;
        this.hooks = hooks;
        this.sites = sites;
        this.threads = threads;
    }

    /** The calls that the perturbation applies to. */
    Focus focus() {
        return focus;
    }

    JdkAccess jdk() {
        return jdk;
    }

    ActiveHooks hooks() {
        return hooks;
    }

    /** The clock settings of the treatment. */
    ClockSettings clock() {
        return hooks.clock();
    }

    /** Whether the perturbation applies only at some spots. */
    boolean isNarrow() {
        return focus != Focus.EVERYWHERE;
    }

    /** Changes random draws. */
    <D extends Draws & PerTest> void draws(D draws) {
        hooks.renewed(draws);
        hooks.draws(isNarrow() ? new FocusedDraws(draws, focus) : draws);
    }

    /** Changes sleeps. */
    public void sleeps(Sleeps sleeps) {
        hooks.sleeps((asked, site) -> focus.admits(site, asked) ? sleeps.nanos(asked, site) : asked);
    }

    /** Changes timeouts. */
    void waits(Waits waits) {
        hooks.waits((asked, site) -> focus.admits(site, asked) ? waits.share(asked, site) : 1);
    }

    /** Delays threads at delay points: those of the given spots, or all that the test starts. */
    void delays(long initialNanos, List<Spot> spots) {
        PointDelays delays = new PointDelays(initialNanos, spots, sites, threads.get());
        hooks.renewed(delays);
        hooks.reported(delays);
        hooks.points(delays);
    }

    /** Applies changes of a user's own strategy. */
    void custom(CustomHooks.Changes changes) {
        hooks.changes(isNarrow() ? new FocusedChanges(changes, focus) : changes);
    }

    /** Lets calls observe another value of a JVM setting. */
    void choose(int setting, Object value) {
        hooks.setting(setting, site -> focus.admits(site) ? value : null);
    }

    /** Does the same, unless the JVM was already started with this value. */
    void chooseUnlessStartedWith(int setting, Object value) {
        if (isNarrow() || !jdk.startedForTreatments()) {
            choose(setting, value);
        }
    }
}
