package io.unflake.engine.plan;

import io.unflake.model.Site;
import io.unflake.model.TestResult;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Which tests a trial can affect. Many tests share one list of sites, which is examined only once. */
final class TrialReach {

    private final Trial trial;
    private final boolean isUnknown;
    private final Map<List<Site>, Boolean> examined = Collections.synchronizedMap(new IdentityHashMap<>());

    TrialReach(Trial trial) {
        this.trial = trial;
        isUnknown = trial.reachIsUnknown();
    }

    /** Whether the trial can affect a test at all. */
    boolean includes(TestResult baseline) {
        return always(baseline) || whileInitialising(baseline);
    }

    /** Whether a test reaches, each time it runs, a site that the trial perturbs, or this cannot be observed. */
    boolean always(TestResult baseline) {
        return isUnknown || isPerturbed(baseline.reached());
    }

    /** Whether a class that the test uses reached such a site while it was initialised. */
    boolean whileInitialising(TestResult baseline) {
        return isPerturbed(baseline.initialised());
    }

    private boolean isPerturbed(List<Site> sites) {
        return !sites.isEmpty()
                && examined.computeIfAbsent(
                        sites, some -> some.stream().anyMatch(site -> site.project() && trial.actsAt(site)));
    }
}
