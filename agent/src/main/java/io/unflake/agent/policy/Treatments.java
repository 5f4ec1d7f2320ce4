package io.unflake.agent.policy;

import io.unflake.hooks.CustomHooks;
import io.unflake.hooks.Gate;
import io.unflake.model.Hit;
import io.unflake.model.Perturbation;
import io.unflake.model.Site;
import io.unflake.model.Spot;
import io.unflake.model.Treatment;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Activates and deactivates treatments by configuring the hooks. */
public final class Treatments {

    private final Map<String, Policy> policies;
    private final IntFunction<Site> sites;
    private final JdkAccess jdk;
    private final Function<String, CustomHooks.Changes> customChanges;
    private final ThreadKeys threads = new ThreadKeys();
    private volatile ActiveHooks active;

    /**
     * Starts without a treatment.
     *
     * @param policies the policies by name of the strategy
     * @param sites returns the site with a number
     * @param customChanges returns the changes of a user's own strategy, given its name; null if there is none
     */
    public Treatments(
            Map<String, Policy> policies,
            IntFunction<Site> sites,
            JdkAccess jdk,
            Function<String, CustomHooks.Changes> customChanges) {
        this.policies = policies;
        this.sites = sites;
        this.jdk = jdk;
        this.customChanges = customChanges;
        active = new ActiveHooks(jdk.startedForTreatments());
    }

    public synchronized void activate(Treatment treatment) {
        deactivate();
        ActiveHooks hooks = new ActiveHooks(jdk.startedForTreatments());
        active = hooks;
        for (Perturbation perturbation : treatment.perturbations()) {
            Focus focus = focus(perturbation.spots(), hooks);
            activate(perturbation, new Activation(focus, jdk, hooks, sites, this::watchedThreads));
        }
        hooks.install();
    }

    private void activate(Perturbation perturbation, Activation activation) {
        Policy policy = policies.get(perturbation.strategy());
        if (policy != null) {
            policy.activate(perturbation, activation);
            return;
        }
        CustomHooks.Changes changes = customChanges.apply(perturbation.strategy());
        if (changes != null) {
            activation.custom(changes);
        }
    }

    private Focus focus(List<Spot> spots, ActiveHooks hooks) {
        if (spots.isEmpty()) {
            return Focus.EVERYWHERE;
        }
        if (spots.stream().anyMatch(spot -> spot.thread() != null)) {
            watchedThreads();
        }
        SpotFocus focus = new SpotFocus(spots, sites, threads::current);
        hooks.renewed(focus);
        hooks.reported(focus);
        return focus;
    }

    private ThreadKeys watchedThreads() {
        jdk.rewriteThreads().run();
        threads.watch();
        return threads;
    }

    public synchronized void deactivate() {
        ActiveHooks.uninstall();
        active.restoreLocale();
        jdk.port().take(null);
        threads.ignore();
        active = new ActiveHooks(jdk.startedForTreatments());
        Gate.open();
    }

    /** Returns the hits at the spots of the treatment since the last call. */
    public synchronized List<Hit> drainHits() {
        return active.drainHits();
    }

    /** Resets everything that is counted per test. */
    public void testStarted() {
        threads.renew();
        active.testStarted();
    }
}
