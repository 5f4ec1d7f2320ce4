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

/** The JUnit Platform on the user's class path. Caches what it learns about tests for the lifetime of the JVM. */
public final class Platform {

    private final Launcher launcher = LauncherFactory.create();
    private final VintageNumbers numbers = new VintageNumbers(this::discoverWhole);
    private final Selection selection = new Selection(this::discoverWhole);
    private Boolean sequencesSupported;

    TestPlan discover(LauncherDiscoveryRequest request) {
        return launcher.discover(request);
    }

    /**
     * Splits a block into blocks that can run in the order of their selectors.
     *
     * <p>JUnit 3 tests cannot be reordered, and platforms before 1.6 ignore a {@link Sequence}.
     */
    public List<List<String>> inSequence(List<String> block) {
        boolean isOneClass = block.stream().allMatch(selector -> selector.startsWith("["));
        return isOneClass && block.size() > 1 && (JUnit3.isTest(block.get(0)) || !supportsSequences(block))
                ? block.stream().map(List::of).toList()
                : List.of(block);
    }

    /** Determined once, with a block that is not in the order of its class. */
    private boolean supportsSequences(List<String> block) {
        if (sequencesSupported == null) {
            TestPlan plan = launcher.discover(request(block, TestGroups.ALL, true));
            List<String> found = plan.getRoots().stream()
                    .flatMap(root -> plan.getDescendants(root).stream())
                    .map(TestIdentifier::getUniqueId)
                    .filter(block::contains)
                    .toList();
            sequencesSupported = found.equals(block);
        }
        return sequencesSupported;
    }

    /**
     * Builds a request that runs the selected tests, or more if the engine cannot select them individually.
     *
     * <p>Everything it needs is discovered now, so that discovery runs no user code under a treatment.
     *
     * @param inSequence whether the tests of a class run in the order of the selectors
     */
    public LauncherDiscoveryRequest request(List<String> selectors, TestGroups groups, boolean inSequence) {
        numbers.prepare(selectors);
        LauncherDiscoveryRequestBuilder request = Requests.of(selection.widen(selectors), groups);
        return (inSequence ? request.filters(new Sequence(selectors)) : request).build();
    }

    public void execute(LauncherDiscoveryRequest request, TestExecutionListener listener) {
        launcher.execute(request, listener);
    }

    /**
     * Returns the names of the tests in a plan.
     *
     * @param selectors the selectors for which the plan was built
     */
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
