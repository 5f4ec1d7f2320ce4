package io.unflake.agent.policy;

import io.unflake.hooks.CustomHooks;
import io.unflake.hooks.Draws;
import io.unflake.hooks.SettingHooks;
import io.unflake.hooks.Sleeps;
import io.unflake.hooks.Waits;

/** What the policy of one perturbation can use while a treatment is activated. */
public final class Activation {

    private final Focus focus;
    private final JdkAccess jdk;
    private final ActiveHooks hooks;

    Activation(Focus focus, JdkAccess jdk, ActiveHooks hooks) {
        this.focus = focus;
        this.jdk = jdk;
        this.hooks = hooks;
    }

    /** Where the perturbation applies. */
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

    /** Whether the perturbation applies at some spots only. */
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

    /** Calls see another value of a JVM setting. */
    void choose(int setting, Object value) {
        SettingHooks.choose(setting, site -> focus.admits(site) ? value : null);
    }

    /** The same, unless the JVM was started with this value already. */
    void chooseUnlessStartedWith(int setting, Object value) {
        if (isNarrow() || !jdk.startedForTreatments()) {
            choose(setting, value);
        }
    }
}
