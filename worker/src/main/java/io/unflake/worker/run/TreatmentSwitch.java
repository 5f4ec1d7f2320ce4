package io.unflake.worker.run;

import io.unflake.model.Treatment;
import io.unflake.worker.agent.AgentSwitch;
import io.unflake.worker.naming.PlanNames;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Activates the treatment of each test: before the fixtures of its class if all selected tests of the class have the
 * same treatment, otherwise when the test starts.
 */
final class TreatmentSwitch {

    private final AgentSwitch agent;
    private final Treatment common;
    private final Map<String, Treatment> own;
    private Treatment active = Treatment.NONE;

    /**
     * Activates nothing yet.
     *
     * @param common the treatment of all tests that have none of their own
     * @param own the treatments by class name or unique id
     */
    TreatmentSwitch(AgentSwitch agent, Treatment common, Map<String, Treatment> own) {
        this.agent = agent;
        this.common = common;
        this.own = own;
    }

    /** Activates the common treatment. */
    void begin() {
        activate(common);
    }

    /** Activates the treatment that all tests of a container have, or the common one if they differ. */
    void containerStarts(TestPlan plan, PlanNames names, TestIdentifier container) {
        if (own.isEmpty()) {
            return;
        }
        Set<Treatment> below = plan.getDescendants(container).stream()
                .filter(names::isTest)
                .map(test -> treatmentOf(plan, names, test))
                .collect(Collectors.toSet());
        if (below.isEmpty()) {
            activate(treatmentOf(plan, names, container));
        } else {
            activate(below.size() == 1 ? below.iterator().next() : common);
        }
    }

    void testStarts(TestPlan plan, PlanNames names, TestIdentifier test) {
        if (!own.isEmpty()) {
            activate(treatmentOf(plan, names, test));
        }
    }

    /** A treatment is selected by the id of the test or of a node above it, or by the class. */
    private Treatment treatmentOf(TestPlan plan, PlanNames names, TestIdentifier test) {
        for (Optional<TestIdentifier> node = Optional.of(test);
                node.isPresent();
                node = node.flatMap(plan::getParent)) {
            Treatment treatment = own.get(node.get().getUniqueId());
            if (treatment != null) {
                return treatment;
            }
        }
        return own.getOrDefault(names.className(test), common);
    }

    private void activate(Treatment treatment) {
        if (!treatment.equals(active)) {
            agent.activate(treatment);
            active = treatment;
        }
    }
}
