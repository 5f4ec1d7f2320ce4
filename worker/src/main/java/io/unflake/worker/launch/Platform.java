package io.unflake.worker.launch;

import io.unflake.worker.naming.PlanNames;
import io.unflake.worker.naming.VintageNumbers;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The JUnit Platform of the user's class path, with what is learned about its tests for the life of this JVM. */
public final class Platform {

    private final Launcher launcher = LauncherFactory.create();
    private final VintageNumbers numbers = new VintageNumbers(this::discoverWhole);
    private final Selection selection = new Selection(this::discoverWhole);
    private Boolean sequencesAreHeeded;

    TestPlan discover(LauncherDiscoveryRequest request) {
        return launcher.discover(request);
    }

    /**
     * A block as one or more that can run in the order of their selectors.
     *
     * <p>JUnit 3 has no order but its own, and platforms before 1.6 do not heed a {@link Sequence}.
     */
    public List<List<String>> inSequence(List<String> block) {
        boolean isOneClass = block.stream().allMatch(selector -> selector.startsWith("["));
        return isOneClass && block.size() > 1 && (JUnit3.isTest(block.get(0)) || !isHeeded(block))
                ? block.stream().map(List::of).toList()
                : List.of(block);
    }

    /** Tried once, on a block that is not in the order of its class. */
    private boolean isHeeded(List<String> block) {
        if (sequencesAreHeeded == null) {
            TestPlan plan = launcher.discover(request(block, TestGroups.ALL, true));
            List<String> found = plan.getRoots().stream()
                    .flatMap(root -> plan.getDescendants(root).stream())
                    .map(TestIdentifier::getUniqueId)
                    .filter(block::contains)
                    .toList();
            sequencesAreHeeded = found.equals(block);
        }
        return sequencesAreHeeded;
    }

    /**
     * A request to run what is selected, or a little more where its engine cannot do less.
     *
     * <p>All that has to be found out for it is found out now, so that no code of the user runs for this under a treatment.
     *
     * @param inSequence whether the tests of a class run in the order in which they are selected
     */
    public LauncherDiscoveryRequest request(List<String> selectors, TestGroups groups, boolean inSequence) {
        numbers.prepare(selectors);
        LauncherDiscoveryRequestBuilder request = Requests.of(selection.widen(selectors), groups);
        return (inSequence ? request.filters(new Sequence(selectors)) : request).build();
    }

    public void execute(LauncherDiscoveryRequest request, TestExecutionListener listener) {
        launcher.execute(request, listener);
    }

    /** Names the tests of a plan that was made for these selectors and groups. */
    public PlanNames names(TestPlan plan, List<String> selectors, TestGroups groups) {
        if (groups.isAll()) {
            numbers.learn(plan, classes(selectors));
        }
        return new PlanNames(plan, numbers);
    }

    private static Set<String> classes(List<String> selectors) {
        return selectors.stream().filter(selector -> !selector.startsWith("[")).collect(Collectors.toSet());
    }

    private TestPlan discoverWhole(String uniqueId) {
        return launcher.discover(Requests.of(List.of(uniqueId), TestGroups.ALL).build());
    }
}
