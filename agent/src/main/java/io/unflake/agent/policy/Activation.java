package io.unflake.agent.policy;

import io.unflake.hooks.CustomHooks;
import io.unflake.hooks.Draws;
import io.unflake.hooks.Sleeps;
import io.unflake.hooks.Waits;

/** The context in which a policy activates one perturbation of a treatment. */
public final class Activation {

    private final Focus focus;
    private final JdkAccess jdk;
    private final ActiveHooks hooks;

    Activation(Focus focus, JdkAccess jdk, ActiveHooks hooks) {
        this.focus = focus;
        this.jdk = jdk;
        this.hooks = hooks;
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
